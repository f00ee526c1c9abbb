import { expect, it } from 'vitest';
import { type LaneKind, laneOf, lanesOf } from './board-lanes';

const AMANA = { carrier: 'Amana', city: 'Fès', orderDate: '2026-11-21T23:30:00Z' };
const UNASSIGNED = { carrier: null, city: 'Agadir', orderDate: '2026-11-20T08:00:00Z' };
const CHRONO = { carrier: 'Chronodiali', city: 'Fès', orderDate: '2026-11-21T09:00:00Z' };

function lanes(kind: LaneKind) {
  const orders = [AMANA, CHRONO, UNASSIGNED, AMANA];
  return lanesOf(orders, kind, (one, other) => one.localeCompare(other));
}

it('A board without lanes has one, for all orders', () => {
  expect(lanes('none')).toEqual(['']);
});

it('Lanes by carrier begin with the orders that no carrier has', () => {
  expect(lanes('carrier')).toEqual(['', 'Amana', 'Chronodiali']);
});

it('Lanes by city and day contain each once, sorted', () => {
  expect(lanes('city')).toEqual(['Agadir', 'Fès']);
  expect(lanes('day')).toEqual(['2026-11-20', '2026-11-21']);
});

it('The day of an order is Casablanca’s', () => {
  const inSummerTime = { ...AMANA, orderDate: '2026-07-01T23:30:00Z' };
  expect(laneOf(inSummerTime, 'day')).toBe('2026-07-02');
});

it('Without orders there are no lanes', () => {
  expect(lanesOf([], 'city', () => 0)).toEqual([]);
});
