import type { Line, Outcome } from './recorder';

/** The events during one transition, in order: each with the values that occurred with it. */
type Shape = ReadonlyMap<string, ReadonlySet<string>>;

/** The file format: under each key the shapes, in each the heads in order with their values. */
export type WrittenSteps = Readonly<Record<string, readonly Readonly<Record<string, string[]>>[]>>;

/** A repeated head gets a number, so that it is a unique field name in a file. */
function numbered(lines: readonly Line[]): Line[] {
  const times = new Map<string, number>();
  return lines.map(({ head, value }) => {
    const time = (times.get(head) ?? 0) + 1;
    times.set(head, time);
    return { head: time === 1 ? head : `${head} (${time})`, value };
  });
}

function isCall(head: string): boolean {
  return head.startsWith('calls ');
}

function shapeOf(lines: readonly Line[]): string {
  return lines.map(({ head }) => head).join('\n');
}

/** Describes how the lines of a step differ from the expected ones. */
function difference(found: readonly string[], wanted: readonly string[]): string {
  const without = (all: readonly string[], some: readonly string[]) =>
    all.filter((one) => !some.includes(one));
  const [missing, added] = [without(wanted, found), without(found, wanted)];
  if (missing.length === 0 && added.length === 0) {
    return `happened in another order: ${found.join('; ')} instead of ${wanted.join('; ')}`;
  }
  return [
    ...missing.map((head) => `"${head}" did not happen`),
    ...added.map((head) => `"${head}" happened`),
  ].join(', ');
}

/** Counts the items that are in only one of the lists; the order matters only if there are none. */
function distance(one: readonly string[], other: readonly string[]): number {
  return (
    one.filter((head) => !other.includes(head)).length +
    other.filter((head) => !one.includes(head)).length
  );
}

/** The behaviour of a machine by transition, for comparing the expected with the observed one. */
export class Behaviour {
  readonly #steps = new Map<string, Map<string, Map<string, Set<string>>>>();

  static from(written: WrittenSteps): Behaviour {
    const behaviour = new Behaviour();
    for (const [key, shapes] of Object.entries(written)) {
      for (const shape of shapes) {
        const heads = Object.entries(shape);
        behaviour.#at(key, heads.map(([head]) => head).join('\n'), heads);
      }
    }
    return behaviour;
  }

  add({ key, lines }: Outcome): void {
    const own = numbered(lines);
    this.#at(
      key,
      shapeOf(own),
      own.map(({ head, value }) => [head, value === '' ? [] : [value]]),
    );
  }

  #at(key: string, id: string, heads: readonly (readonly [string, readonly string[]])[]): void {
    const shapes = this.#steps.get(key) ?? new Map<string, Map<string, Set<string>>>();
    this.#steps.set(key, shapes);
    const shape = shapes.get(id) ?? new Map<string, Set<string>>();
    shapes.set(id, shape);
    for (const [head, values] of heads) {
      const known = shape.get(head) ?? new Set();
      shape.set(head, known);
      for (const value of values) known.add(value);
    }
  }

  /**
   * Describes why a step differs from the expected one; null if it does not. Without `isExact`,
   * values, port calls and refusals may differ: an unplanned path has another history.
   */
  objectionTo({ key, lines }: Outcome, isExact: boolean): string | null {
    const own = numbered(isExact ? lines : lines.filter(({ head }) => !isCall(head)));
    const shapes = this.#steps.get(key);
    if (!shapes)
      return isExact || !key.endsWith('refused') ? `${key}: was never seen before` : null;
    const shape = isExact
      ? shapes.get(shapeOf(own))
      : [...shapes.values()].find(
          (one) => [...one.keys()].filter((head) => !isCall(head)).join('\n') === shapeOf(own),
        );
    if (!shape) {
      const found = own.map(({ head }) => head);
      const [nearest = []] = [...shapes.values()]
        .map((one) => [...one.keys()].filter((head) => isExact || !isCall(head)))
        .toSorted((one, other) => distance(one, found) - distance(other, found));
      return `${key}: ${difference(found, nearest)}`;
    }
    if (!isExact) return null;
    const odd = own.find(({ head, value }) => value !== '' && !shape.get(head)?.has(value));
    return odd
      ? `${key}: "${odd.head}" with ${odd.value} instead of ${[...(shape.get(odd.head) ?? [])].join(' or ') || 'nothing'}`
      : null;
  }

  /** Describes the expected behaviour that was not observed. */
  missingIn(seen: Behaviour): string[] {
    return [...this.#steps].flatMap(([key, shapes]) => {
      const own = seen.#steps.get(key);
      if (!own) return [`${key}: did not happen`];
      return [...shapes].flatMap(([id, shape]) => {
        const found = own.get(id);
        if (!found) return [`${key}: ${id.replaceAll('\n', '; ')}: did not happen`];
        return [...shape].flatMap(([head, values]) =>
          [...values]
            .filter((value) => !found.get(head)?.has(value))
            .map((value) => `${key}: "${head}" with ${value}: did not happen`),
        );
      });
    });
  }

  /** The file format, sorted, so that two recordings of the same behaviour are identical. */
  written(): WrittenSteps {
    const inOrder = <One>(entries: Iterable<readonly [string, One]>) =>
      [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const shape = (heads: Shape) =>
      Object.fromEntries([...heads].map(([head, values]) => [head, [...values].toSorted()]));
    return Object.fromEntries(
      inOrder(this.#steps).map(([key, shapes]) => [
        key,
        inOrder(shapes).map(([, heads]) => shape(heads)),
      ]),
    );
  }
}
