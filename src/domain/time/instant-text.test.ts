import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayText, instantText } from './instant-text';

const MINUTE = 60_000;
/** The years with four digits. */
const FIRST = Date.parse('0000-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:00Z');

it('Instants are written as a date writes them, whole minutes and others, in any order of days', () => {
  const minutes = fc.integer({ min: FIRST / MINUTE, max: LAST / MINUTE });
  const instants = fc.oneof(
    minutes.map((minute) => minute * MINUTE),
    fc.integer({ min: FIRST, max: LAST }),
  );
  fc.assert(
    fc.property(fc.array(instants, { minLength: 1, maxLength: 50 }), (all) => {
      for (const instant of all) {
        expect(instantText(instant)).toBe(new Date(instant).toISOString());
      }
    }),
  );
});

it('More days than are kept are written right, the first one again too', () => {
  for (let day = 0; day < 9000; day += 1) {
    expect(dayText(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10));
  }
  expect(dayText(0)).toBe('1970-01-01');
});

it('What is no instant is refused', () => {
  expect(() => instantText(Number.NaN)).toThrow(RangeError);
  expect(() => instantText(9e15)).toThrow(RangeError);
});
