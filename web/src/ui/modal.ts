/** A dialog of the browser's own: it keeps the focus and makes the rest inert. It asks to be closed by Escape and by
 *  a click beside it; when it goes, the focus goes back to where it was. `<dialog {@attach modal(() => onclose())}>` */
export function modal(onclose: () => void): (node: HTMLDialogElement) => () => void {
  return (node) => {
    const before = document.activeElement;
    const cancelled = (event: Event): void => {
      event.preventDefault();
      onclose();
    };
    const clicked = (event: MouseEvent): void => {
      if (event.target === node) onclose();
    };
    node.addEventListener('cancel', cancelled);
    node.addEventListener('click', clicked);
    node.showModal();
    return () => {
      node.removeEventListener('cancel', cancelled);
      node.removeEventListener('click', clicked);
      node.close();
      // by now the dialog may be out of the page, and the browser would not give the focus back by itself
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
}
