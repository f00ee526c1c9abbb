import { describe, expect, test } from 'vitest';
import { placedAfter } from '#domain/tasks/task-order';
import { keysAfter, keysPlacing } from './task-positions';

describe('Places by fractional index', () => {
  test('A place between two others has a key between theirs, and the others keep theirs', () => {
    const placed = placedWith(keysAfter([], null, 3));
    const keys = keysPlacing(placed, 'new', 'id-0');
    expect([...keys.keys()]).toEqual(['new']);
    expect(order(placed, keys)).toEqual(['id-0', 'new', 'id-1', 'id-2']);
  });

  test('Without the other one, the place is the last', () => {
    const placed = placedWith(keysAfter([], null, 3));
    expect(order(placed, keysPlacing(placed, 'id-0', 'gone'))).toEqual(['id-1', 'id-2', 'id-0']);
  });

  test('A thousand moves to the same place keep the order, with keys that stay short', () => {
    let placed = placedWith(keysAfter([], null, 4));
    let ids = placed.map(({ id }) => id);
    for (let round = 0; round < 1000; round += 1) {
      const moved = ids[(round % 3) + 1] ?? '';
      const keys = keysPlacing(placed, moved, ids[0] ?? null);
      ids = placedAfter(ids, moved, ids[0] ?? null);
      placed = sorted(
        placed.map((one) => ({ ...one, position: keys.get(one.id) ?? one.position })),
      );
      expect(placed.map(({ id }) => id)).toEqual(ids);
    }
    expect(Math.max(...placed.map(({ position }) => position.length))).toBeLessThanOrEqual(60);
  });
});

interface Placed {
  readonly id: string;
  readonly position: string;
}

function placedWith(keys: readonly string[]): Placed[] {
  return keys.map((position, index) => ({ id: `id-${index}`, position }));
}

function sorted(placed: readonly Placed[]): Placed[] {
  return placed.toSorted((one, other) => (one.position < other.position ? -1 : 1));
}

function order(placed: readonly Placed[], keys: ReadonlyMap<string, string>): string[] {
  const kept = placed.filter(({ id }) => !keys.has(id));
  const changed = [...keys].map(([id, position]) => ({ id, position }));
  return sorted([...kept, ...changed]).map(({ id }) => id);
}
