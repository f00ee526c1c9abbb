const KEPT = 4000;

/**
 * A function of an instant that remembers its values: a calendar asks for those of the same midnights
 * and of the same series again and again, and a clock of the old rule takes 20 µs to read.
 */
export function keptByInstant<Value>(read: (instant: number) => Value): (instant: number) => Value {
  const kept = new Map<number, Value>();
  return (instant) => {
    const known = kept.get(instant);
    if (known !== undefined) return known;
    const value = read(instant);
    if (kept.size >= KEPT) kept.clear();
    kept.set(instant, value);
    return value;
  };
}
