/** Looking things up in the rulebook: every word of the query must occur, in any order. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().normalize('NFKC').split(/\s+/).filter(Boolean);
}

export function matches(words: string[], ...texts: (string | undefined)[]): boolean {
  if (words.length === 0) return true;
  const hay = texts.join('\n').toLowerCase().normalize('NFKC');
  return words.every((word) => hay.includes(word));
}
