/** The parts of a field's name: `items[0].price` is items, 0, price. */
export default function toPath(name: string | number | readonly string[]): string[] {
  if (typeof name === 'object') return [...name];
  return String(name)
    .split(/[.[\]]+/)
    .filter(Boolean);
}
