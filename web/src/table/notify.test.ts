import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify, wantNotices, wantsNotices } from './notify';

const told: string[] = [];

class Fake {
  static permission = 'granted';
  static answer = 'granted';
  static requestPermission = (): Promise<string> => Promise.resolve((Fake.permission = Fake.answer));
  constructor(text: string) {
    told.push(text);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  told.length = 0;
});

describe('a notice', () => {
  it('comes when it is wished for, allowed, and somebody looks elsewhere', async () => {
    vi.stubGlobal('Notification', Fake);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    notify('nobody has wished for it');
    expect(await wantNotices(true)).toBe(true);
    notify('到你了');
    seen.mockReturnValue('visible');
    notify('the page is looked at');
    expect(told).toEqual(['到你了']);
    await wantNotices(false);
    expect(wantsNotices()).toBe(false);
  });

  it('does not come where the browser says no', async () => {
    vi.stubGlobal('Notification', Fake);
    Fake.answer = 'denied';
    expect(await wantNotices(true)).toBe(false);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    notify('no');
    expect(told).toEqual([]);
  });
});
