import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DataTable } from './data-table';
import { type KitTexts, KitTextsProvider } from './kit-texts';

/** A grid whose code is under way as long as the test looks. */
vi.mock('./data-table-grid', () => new Promise(() => undefined));

const HEIGHT = 480;
const rows = Array.from({ length: 10_000 }, (_, number) => ({ id: `row_${number}` }));

const drawn = (table: { virtual?: { height: number }; count: number }) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { container } = render(
    <KitTextsProvider value={{} as KitTexts}>
      <DataTable
        label="Rows"
        columns={[{ id: 'name', header: 'Name', cell: ({ id }) => id }]}
        rows={rows.slice(0, table.count)}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        virtual={table.virtual}
      />
    </KitTextsProvider>,
  );
  return container.querySelectorAll('tbody tr').length;
};

it('draws a skeleton for each row of a page', () => {
  expect(drawn({ count: 25 })).toBe(25);
});

it('draws no more of a long table than its window shows', () => {
  const shown = drawn({ count: rows.length, virtual: { height: HEIGHT } });
  expect(shown).toBeGreaterThan(5);
  expect(shown).toBeLessThan(20);
});

it('draws no more than the rows a long table has', () => {
  expect(drawn({ count: 3, virtual: { height: HEIGHT } })).toBe(3);
});
