import { on } from 'svelte/events';

/** Help on anything: hover, focus or a long press shows it. `{@attach help(() => ({ title, text, rule }))}`. */
export interface Help {
  title?: string | undefined;
  text: string;
  /** The ID of the rule behind it. */
  rule?: string | undefined;
}

export interface Shown extends Help {
  box: DOMRect;
}

let now = $state.raw<Shown | null>(null);
let owner: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function shownHelp(): Shown | null {
  return now;
}

export function hideHelp(): void {
  clearTimeout(timer);
  owner = null;
  now = null;
}

const HOVER_MS = 350;
const PRESS_MS = 480;

export function help(what: () => Help | null): (node: HTMLElement | SVGElement) => () => void {
  return (node) => {
    let pressed = false;
    const show = (): void => {
      const found = what();
      if (found === null) return;
      owner = node;
      now = { ...found, box: node.getBoundingClientRect() };
    };
    const later = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(show, ms);
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (owner === node) hideHelp();
    };
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') later(HOVER_MS);
    };
    const down = (event: Event): void => {
      pressed = false;
      if ((event as PointerEvent).pointerType !== 'touch') return hide();
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = true;
        show();
      }, PRESS_MS);
    };
    // a long press explains; it must not also choose
    const click = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = (): void => {
      if (node.matches(':focus-visible')) later(HOVER_MS);
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    const key = (event: Event): void => {
      if ((event as KeyboardEvent).key === 'Escape') hide();
    };
    const listeners: [string, (event: Event) => void, boolean?][] = [
      ['pointerenter', enter],
      ['pointerleave', hide],
      ['pointerdown', down],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', hide],
      ['focusin', focus],
      ['focusout', hide],
      ['contextmenu', menu],
      ['keydown', key],
      ['click', click, true],
    ];
    // what has the focus loses it when it is taken off the page, in the middle of drawing: `on` lets that change state
    const stops = listeners.map(([name, run, early]) => on(node, name, run, { capture: early ?? false }));
    return () => {
      hide();
      for (const stop of stops) stop();
    };
  };
}
