import { describe, expect, test } from 'vitest';
import { notificationSound, singleKeyShortcuts, tableLayout } from './preference';

describe('the layout of a table', () => {
  test('is read as it was kept', () => {
    const kept = { columns: ['price', 'stock'], density: 'dense', defaultView: 'viw_1' };
    expect(tableLayout('orders').read(kept)).toEqual(kept);
  });

  test.each([
    undefined,
    null,
    7,
    [],
    {},
    { columns: 'price', density: 'tiny', defaultView: 3 },
    { columns: [7] },
  ])('%j is read as the table proposes itself', (kept) => {
    expect(tableLayout('orders').read(kept)).toEqual({
      columns: null,
      density: 'normal',
      defaultView: null,
    });
  });

  test('keeps what is readable beside what is not', () => {
    expect(tableLayout('orders').read({ columns: ['price'], density: 7 })).toEqual({
      columns: ['price'],
      density: 'normal',
      defaultView: null,
    });
  });
});

test.each([
  [undefined, true],
  ['no', true],
  [true, true],
  [false, false],
])('plain keys kept as %j are on: %j', (kept, on) => {
  expect(singleKeyShortcuts.read(kept)).toBe(on);
});

test.each([
  [undefined, false],
  ['yes', false],
  [true, true],
])('a chime kept as %j is on: %j', (kept, on) => {
  expect(notificationSound.read(kept)).toBe(on);
});
