import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KitTexts, KitTextsProvider } from '../kit-texts';
import { type DataColumn, DataTable, type TableSort } from './data-table';
import { NOTHING_SELECTED, type RowSelection } from './row-selection';

interface Row {
  id: string;
  stock: number;
}

beforeAll(async () => {
  await Promise.all([import('./data-table-grid'), import('./data-table-bar')]);
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  document.documentElement.dir = 'ltr';
});

describe('Focus in a table', () => {
  it('A table is one tab stop, and its focus enters the first row, later the last place', async () => {
    await open();
    act(() => grid().focus());
    expect(document.activeElement).toBe(row('a'));
    press('ArrowDown');
    expect(document.activeElement).toBe(row('b'));
    act(() => screen.getByText('Before').focus());
    act(() => grid().focus());
    expect(document.activeElement).toBe(row('b'));
  });

  it('The arrow keys move from a row to the controls of its cells', async () => {
    await open();
    act(() => row('a').focus());
    press('ArrowRight');
    expect(document.activeElement).toBe(screen.getByLabelText('Select a'));
    press('ArrowRight');
    expect(document.activeElement).toHaveTextContent('row a');
    press('ArrowRight', 2);
    expect(document.activeElement).toBe(screen.getByText('Edit a'));
    press('ArrowRight');
    expect(document.activeElement).toBe(screen.getByText('Archive a'));
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByText('Edit b'));
    press('ArrowRight', 2);
    expect(document.activeElement).toBe(row('b'));
  });

  it('The arrow keys are mirrored on a page that reads from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await open();
    act(() => row('a').focus());
    press('ArrowLeft');
    expect(document.activeElement).toBe(screen.getByLabelText('Select a'));
    press('ArrowRight');
    expect(document.activeElement).toBe(row('a'));
    press('ArrowRight');
    expect(document.activeElement).toBe(screen.getByText('Archive a'));
  });

  it('Tab reaches the controls of a row, and after the last one leaves the table', async () => {
    await open();
    act(() => screen.getByText('Edit a').focus());
    expect(press('Tab')).toBe(true);
    expect(document.activeElement).toBe(screen.getByText('Edit a'));
    act(() => screen.getByText('Archive a').focus());
    expect(press('Tab')).toBe(true);
    expect(grid().contains(document.activeElement)).toBe(false);
  });

  it('Tab with Shift returns from the first control to its row, and leaves the table from a row', async () => {
    await open();
    act(() => screen.getByLabelText('Select b').focus());
    expect(press('Tab', 1, { shiftKey: true })).toBe(false);
    expect(document.activeElement).toBe(row('b'));
    expect(press('Tab', 1, { shiftKey: true })).toBe(true);
    expect(document.activeElement).toBe(grid());
  });

  it('An arrow key in a text field of a cell moves the cursor, not the focus', async () => {
    await open();
    const field = screen.getByLabelText('Note of a');
    act(() => field.focus());
    expect(press('ArrowLeft')).toBe(true);
    expect(document.activeElement).toBe(field);
  });

  it('The row that takes the place of a removed row gets its focus', async () => {
    await open();
    act(() => row('b').focus());
    fireEvent.click(screen.getByText('Remove b'));
    expect(document.activeElement).toBe(row('c'));
  });
});

describe('Keys of a table', () => {
  it('Enter opens a row, and Space selects it', async () => {
    const { opened, selected } = await open();
    act(() => row('b').focus());
    press('Enter');
    expect(opened).toEqual(['b']);
    press(' ');
    expect(selected()).toEqual(['b']);
    expect(row('b')).toHaveAttribute('aria-selected', 'true');
  });

  it('Shift and the arrow keys extend the selection and shorten it again', async () => {
    const { selected } = await open();
    act(() => row('a').focus());
    press(' ');
    press('ArrowDown', 2, { shiftKey: true });
    expect(selected()).toEqual(['a', 'b', 'c']);
    press('ArrowUp', 1, { shiftKey: true });
    expect(selected()).toEqual(['a', 'b']);
  });

  it('Control and A select the rows of the page', async () => {
    const { selected } = await open();
    act(() => row('b').focus());
    press('a', 1, { ctrlKey: true });
    expect(selected()).toEqual(['a', 'b', 'c']);
  });

  it('A header sorts by its column with Enter, and in the other direction the next time', async () => {
    const { sorts } = await open();
    act(() => row('a').focus());
    press('ArrowUp');
    press('ArrowRight');
    const header = document.activeElement;
    expect(header).toHaveTextContent('Name');
    expect(header).toHaveAttribute('aria-sort', 'none');
    press('Enter');
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    press('Enter');
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(sorts).toEqual([
      { by: 'name', direction: 'asc' },
      { by: 'name', direction: 'desc' },
    ]);
  });
});

describe('Presses in a table', () => {
  it('A press opens a row, and a press on a control of a row does not', async () => {
    const { opened } = await open();
    fireEvent.click(screen.getByText('Edit a'));
    expect(opened).toEqual([]);
    fireEvent.click(screen.getByText('row a'));
    expect(opened).toEqual(['a']);
  });

  it('While rows are selected, a press selects another row instead of opening it', async () => {
    const { opened, selected } = await open();
    fireEvent.click(screen.getByLabelText('Select a'));
    fireEvent.click(screen.getByText('row c'));
    expect(opened).toEqual([]);
    expect(selected()).toEqual(['a', 'c']);
    fireEvent.click(screen.getByText('row b'), { shiftKey: true });
    expect(selected()).toEqual(['a', 'b', 'c']);
  });

  it('A press on the end of a selected text opens nothing', async () => {
    const { opened } = await open();
    document.getSelection()?.selectAllChildren(screen.getByText('row a'));
    fireEvent.click(screen.getByText('row a'));
    expect(opened).toEqual([]);
    document.getSelection()?.removeAllRanges();
  });
});

describe('Renderings of a table', () => {
  it('Changing one record renders its row only', async () => {
    const { renderings } = await open();
    const before = renderings();
    fireEvent.click(screen.getByText('Sell b'));
    expect(difference(before, renderings())).toEqual({ b: 1 });
    expect(row('b')).toHaveTextContent('6');
  });

  it('Selecting one row renders this row only', async () => {
    const { renderings } = await open();
    fireEvent.click(screen.getByLabelText('Select a'));
    await screen.findByRole('status');
    const before = renderings();
    fireEvent.click(screen.getByLabelText('Select c'));
    expect(difference(before, renderings())).toEqual({ c: 1 });
  });
});

/** Renders a table, and waits for the code of its grid. */
async function open() {
  const calls: Record<string, number> = {};
  const opened: string[] = [];
  const sorts: TableSort[] = [];
  let held: RowSelection = NOTHING_SELECTED;
  await act(async () => {
    render(
      <KitTextsProvider value={WORDS}>
        <button type="button">Before</button>
        <Records
          columns={columnsCounting(calls)}
          onOpen={({ id }) => opened.push(id)}
          onSort={(sort) => sorts.push(sort)}
          onSelection={(selection) => (held = selection)}
        />
      </KitTextsProvider>,
    );
  });
  return {
    opened,
    sorts,
    selected: () => (held.kind === 'ids' ? [...held.ids].sort() : 'all'),
    renderings: () => ({ ...calls }),
  };
}

interface RecordsProps {
  columns: readonly DataColumn<Row>[];
  onOpen: (row: Row) => void;
  onSort: (sort: TableSort) => void;
  onSelection: (selection: RowSelection) => void;
}

function Records({ columns, onOpen, onSort, onSelection }: RecordsProps) {
  const [rows, setRows] = useState<readonly Row[]>(['a', 'b', 'c'].map((id) => ({ id, stock: 7 })));
  const [value, setValue] = useState(NOTHING_SELECTED);
  const [sort, setSort] = useState<TableSort>({ by: 'stock', direction: 'asc' });
  const sell = (sold: string) =>
    setRows(rows.map((row) => (row.id === sold ? { ...row, stock: row.stock - 1 } : row)));
  return (
    <>
      <button type="button" onClick={() => sell('b')}>
        Sell b
      </button>
      <button type="button" onClick={() => setRows(rows.filter(({ id }) => id !== 'b'))}>
        Remove b
      </button>
      <DataTable
        label="Rows"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        sort={sort}
        onSort={(next) => {
          onSort(next);
          setSort(next);
        }}
        onOpen={onOpen}
        selection={{
          value,
          total: rows.length,
          onChange: (next) => {
            onSelection(next);
            setValue(next);
          },
        }}
      />
    </>
  );
}

/** Counts in `calls` how often each row is rendered. */
function columnsCounting(calls: Record<string, number>): readonly DataColumn<Row>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      sortable: true,
      cell: ({ id }) => {
        calls[id] = (calls[id] ?? 0) + 1;
        return `row ${id}`;
      },
    },
    { id: 'stock', header: 'Stock', align: 'end', cell: ({ stock }) => stock },
    {
      id: 'actions',
      header: 'Actions',
      pinned: 'end',
      interactive: true,
      cell: ({ id }) => (
        <>
          <button type="button">Edit {id}</button>
          <button type="button">Archive {id}</button>
          <input aria-label={`Note of ${id}`} tabIndex={-1} />
        </>
      ),
    },
  ];
}

function difference(before: Record<string, number>, after: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(after)
      .map(([id, count]) => [id, count - (before[id] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}

function grid() {
  return screen.getByRole('grid', { name: 'Rows' });
}

function row(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-row-id="${id}"]`);
  if (!found) throw new Error(`There is no row ${id}.`);
  return found;
}

/** Presses a key on the element with the focus; false if its default was prevented. */
function press(key: string, times = 1, keys: { shiftKey?: boolean; ctrlKey?: boolean } = {}) {
  let isDefault = true;
  for (let time = 0; time < times; time += 1) {
    isDefault = fireEvent.keyDown(document.activeElement ?? document.body, { key, ...keys });
  }
  return isDefault;
}

/** The texts that a table needs; any other text is its own key. */
const WORDS = new Proxy(
  {
    selectRow: (name: string) => `Select ${name}`,
    selectedRows: (count: number) => `${count} selected`,
    selectAllRows: (count: number) => `Select all ${count}`,
  } as KitTexts,
  { get: (known, key) => Reflect.get(known, key) ?? String(key) },
);
