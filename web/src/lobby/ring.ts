/** Where the seats lie around the table of the lobby: k places anticlockwise from the one at the bottom. */
export function place(k: number, seats: number): { x: number; y: number } {
  const angle = Math.PI / 2 - (k * 2 * Math.PI) / seats;
  // a little flatter than a circle, and pulled apart where plates would stand side by side
  return { x: 50 + 38.5 * Math.cos(angle), y: 49 + 38 * Math.sin(angle) };
}
