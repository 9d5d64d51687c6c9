/** What may be said to the server about the table and the people at it, and what changes nothing here: the answer comes
 *  as what is said to everybody. */
import type { ClientMessage, LessonRequest, TableSettings } from './protocol';

export abstract class Orders {
  protected abstract send(what: ClientMessage): void;

  /** The next sentence of a lesson, one step back, … */
  learn(what: LessonRequest['do']): void {
    this.send({ t: 'lesson', do: what });
  }

  /** Back to the position that is tried out. */
  tryAgain(): void {
    this.send({ t: 'trial', do: 'restart' });
  }

  sit(seat: number): void {
    this.send({ t: 'sit', seat });
  }

  stand(): void {
    this.send({ t: 'stand' });
  }

  swap(seat: number): void {
    this.send({ t: 'swap', seat });
  }

  settings(settings: TableSettings): void {
    this.send({ t: 'settings', settings });
  }

  bot(seat: number, bot = ''): void {
    this.send({ t: 'bot', seat, bot });
  }

  shuffle(): void {
    this.send({ t: 'shuffle' });
  }

  kick(guest: string): void {
    this.send({ t: 'kick', guest });
  }

  readmit(guest: string): void {
    this.send({ t: 'readmit', guest });
  }

  handover(guest: string): void {
    this.send({ t: 'handover', guest });
  }

  start(): void {
    this.send({ t: 'start' });
  }

  rematch(): void {
    this.send({ t: 'rematch' });
  }

  pause(): void {
    this.send({ t: 'pause' });
  }

  resume(): void {
    this.send({ t: 'resume' });
  }

  leave(): void {
    this.send({ t: 'leave' });
  }

  concede(): void {
    this.send({ t: 'concede' });
  }

  back(): void {
    this.send({ t: 'back' });
  }

  /** The rest of this game at once; what is remembered stays as it is. */
  hurry(): void {
    this.send({ t: 'speed', speed: 'instant' });
  }

  /** In a coached game: take my last answer back. */
  undo(): void {
    this.send({ t: 'undo' });
  }

  say(text: string): void {
    this.send({ t: 'say', text });
  }

  react(what: 'laugh' | 'wow' | 'think' | 'hurry' | 'sorry' | 'thanks' | 'well-played' | 'no'): void {
    this.send({ t: 'react', what });
  }

  mute(guest: string, on = true): void {
    this.send({ t: 'mute', guest, on });
  }

  report(line: number, reason = ''): void {
    this.send({ t: 'report', line, reason });
  }
}
