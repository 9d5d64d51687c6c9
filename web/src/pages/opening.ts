/** Which table is to be dealt as soon as its page has opened: said by the landing page, once. */
let wanted = '';

export function startWhenOpen(code: string): void {
  wanted = code;
}

export function startNow(code: string): boolean {
  const yes = wanted === code;
  wanted = '';
  return yes;
}
