/** Where one comes from who tries something out: the moment of the replay with the same eyes, or the ruling. */
export function cameFrom(name: string): string {
  const [sort, first = '', second = '', seat = ''] = name.split('/');
  return sort === 'replay' ? `/replay/${first}?moment=${second}&eyes=${seat}` : `/rules/${first}/ruling/${second}`;
}
