import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type KitTexts, KitTextsProvider } from '../kit-texts';
import { DataTable } from './data-table';

/** A grid whose code does not finish loading during the test. */
vi.mock('./data-table-grid', () => new Promise(() => undefined));

const HEIGHT = 480;
const rows = Array.from({ length: 10_000 }, (_, number) => ({ id: `row_${number}` }));

function drawn(table: { virtual?: { height: number }; count: number }) {
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
}

it('The data table shows a skeleton for each row of a page while loading', () => {
  expect(drawn({ count: 25 })).toBe(25);
});

it('The data table shows no more skeletons for a long table than fit into its window', () => {
  const shown = drawn({ count: rows.length, virtual: { height: HEIGHT } });
  expect(shown).toBeGreaterThan(5);
  expect(shown).toBeLessThan(20);
});

it('The data table shows no more skeletons than a long table has rows', () => {
  expect(drawn({ count: 3, virtual: { height: HEIGHT } })).toBe(3);
});
