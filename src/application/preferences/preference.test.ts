import { describe, expect, test } from 'vitest';
import { notificationSound, singleKeyShortcuts, tableLayout } from './preference';

describe('Table layout', () => {
  test('A stored table layout is read unchanged', () => {
    const kept = {
      columns: ['price', 'stock'],
      density: 'dense',
      defaultView: 'viw_1',
      defaultState: { query: 'tab=draft&view=viw_1', columns: null, density: 'normal' },
    };
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
    { defaultState: { columns: ['price'] } },
  ])('A table layout stored as %j is read as the table’s default', (kept) => {
    expect(tableLayout('orders').read(kept)).toEqual({
      columns: null,
      density: 'normal',
      defaultView: null,
      defaultState: null,
    });
  });

  test('A table layout keeps its valid values and replaces an invalid one by its default', () => {
    expect(tableLayout('orders').read({ columns: ['price'], density: 7 })).toEqual({
      columns: ['price'],
      density: 'normal',
      defaultView: null,
      defaultState: null,
    });
  });
});

test.each([
  [undefined, true],
  ['no', true],
  [true, true],
  [false, false],
])('Single-key shortcuts stored as %j are on: %j', (kept, on) => {
  expect(singleKeyShortcuts.read(kept)).toBe(on);
});

test.each([
  [undefined, false],
  ['yes', false],
  [true, true],
])('A notification sound stored as %j is on: %j', (kept, on) => {
  expect(notificationSound.read(kept)).toBe(on);
});
