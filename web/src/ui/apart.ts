/** Marks beside each other, as near to their places as their size allows; closer only where there is no room. */
export function apart(places: readonly number[], width: number, size: number): number[] {
  const gap = Math.min(size, places.length > 1 ? width / (places.length - 1) : size);
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b);
  const found = [...places];
  order.forEach((i, k) => {
    if (k > 0) found[i] = Math.max(found[i]!, found[order[k - 1]!]! + gap);
  });
  let most = width;
  for (const i of order.reverse()) {
    found[i] = Math.max(0, Math.min(found[i]!, most));
    most = found[i] - gap;
  }
  return found;
}
