/** Codes of tables: six letters, told on the phone or pasted as a link. */
export const LETTERS = 6;

/** The code in what somebody typed or pasted. */
export function codeIn(text: string): string {
  const link = /\/t\/([a-z]{6})\b/i.exec(text);
  return (link ? link[1]! : text.replace(/[^a-z]/gi, '')).slice(0, LETTERS).toUpperCase();
}
