import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { below } from '../../theme/breakpoints';
import { type KitTexts, KitTextsProvider } from '../kit-texts';
import { type DataColumn, DataTable } from './data-table';
import { NOTHING_SELECTED, type RowSelection } from './row-selection';

interface Row {
  id: string;
  price: number;
}

const PAGES = [
  ['a', 'b', 'c', 'd'],
  ['e', 'f'],
];
const TOTAL = 6;

beforeAll(async () => {
  await Promise.all([
    import('./data-table-grid'),
    import('./data-table-cards'),
    import('./data-table-bar'),
  ]);
});

describe('Table with a selection', () => {
  beforeEach(() => stubWindow({ phone: false }));

  it('A table keeps its selection across pages and shows its count', async () => {
    await open();
    choose('b');
    turnPage();
    choose('e');
    expect(await screen.findByText('2 selected')).toHaveAttribute('role', 'status');
    turnPage();
    expect(chosen()).toEqual(['b']);
  });

  it('A table selects or deselects the rows between two boxes with Shift', async () => {
    await open();
    choose('a');
    choose('d', { shiftKey: true });
    expect(chosen()).toEqual(['a', 'b', 'c', 'd']);
    choose('b', { shiftKey: true });
    expect(chosen()).toEqual(['a']);
  });

  it('A table selects all matching rows, except single deselected ones', async () => {
    const { selection } = await open();
    choose('a');
    fireEvent.click(screen.getByText('Select all 6'));
    expect(chosen()).toEqual(['a', 'b', 'c', 'd']);
    choose('c');
    expect(selection()).toEqual({ kind: 'all', except: new Set(['c']) });
    expect(await screen.findByText('5 selected')).toBeVisible();
  });

  it("The clear button and Escape clear a table's selection", async () => {
    const { selection } = await open();
    choose('a');
    fireEvent.click(screen.getByLabelText('Clear the selection'));
    expect(screen.queryByText('1 selected')).toBeNull();
    choose('b');
    turnPage();
    fireEvent.keyDown(screen.getByLabelText('Rows'), { key: 'Escape' });
    expect(selection()).toEqual(NOTHING_SELECTED);
  });
});

describe('Escape in a table with selected rows', () => {
  it('Escape in a menu of the selection bar closes the menu only', async () => {
    const { selection } = await open({
      actions: createPortal(<input aria-label="Menu" type="checkbox" />, document.body),
    });
    choose('a');
    fireEvent.keyDown(await screen.findByLabelText('Menu'), { key: 'Escape' });
    expect(chosen()).toEqual(['a']);
    fireEvent.keyDown(screen.getByLabelText('Rows'), { key: 'Escape' });
    expect(selection()).toEqual(NOTHING_SELECTED);
  });
});

describe('Columns of a table', () => {
  it('A table shows the chosen columns, with the first column first and the actions last', async () => {
    stubWindow({ phone: false });
    await open({ order: ['price'] });
    expect(heads()).toEqual(['Name', 'Price', 'Actions']);
  });

  it('An optional column is shown only if it is chosen', async () => {
    stubWindow({ phone: false });
    await open({ order: ['code'] });
    expect(heads()).toEqual(['Name', 'Code', 'Actions']);
  });

  it('A table shows the columns that fit into the window by default', async () => {
    stubWindow({ phone: false, narrow: true });
    await open();
    expect(heads()).toEqual(['Name', 'Price', 'Actions']);
    stubWindow({ phone: false });
    await open();
    expect(heads().slice(3)).toEqual(['Name', 'Stock', 'Price', 'Actions']);
  });
});

describe('Cards on a phone', () => {
  beforeEach(() => stubWindow({ phone: true }));

  it('A long press selects a card on a phone, and a tap then selects another', async () => {
    vi.useFakeTimers();
    const { selection } = await open();
    fireEvent.pointerDown(screen.getByText('card a'), { pointerType: 'touch' });
    act(() => void vi.advanceTimersByTime(499));
    expect(selection()).toEqual(NOTHING_SELECTED);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    expect(selection()).toEqual({ kind: 'ids', ids: new Set(['a']) });
    fireEvent.click(screen.getByText('card b'));
    expect(selection()).toEqual({ kind: 'ids', ids: new Set(['a', 'b']) });
  });

  it('A box selects a card on a phone, while a tap without a selection selects nothing', async () => {
    const { selection } = await open();
    fireEvent.click(screen.getByText('card b'));
    expect(selection()).toEqual(NOTHING_SELECTED);
    choose('b');
    expect(await screen.findByText('1 selected')).toBeVisible();
  });
});

const COLUMNS: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ id }) => `row ${id}` },
  { id: 'stock', header: 'Stock', hideBelow: 'wide', cell: () => 7 },
  { id: 'code', header: 'Code', optional: true, cell: ({ id }) => `code of ${id}` },
  { id: 'price', header: 'Price', cell: ({ price }) => price },
  { id: 'actions', header: 'Actions', pinned: 'end', cell: () => null },
];

/** The texts that a table needs; any other text is its own key. */
const WORDS = new Proxy(
  {
    selectRow: (name: string) => `Select ${name}`,
    selectedRows: (count: number) => `${count} selected`,
    selectAllRows: (count: number) => `Select all ${count}`,
    clearSelection: 'Clear the selection',
  } as KitTexts,
  { get: (known, key) => Reflect.get(known, key) ?? String(key) },
);

/** Renders the table and waits for the code of its grid or cards. */
async function open(props: { order?: readonly string[]; actions?: ReactNode } = {}) {
  let held: RowSelection = NOTHING_SELECTED;
  await act(async () => {
    render(
      <KitTextsProvider value={WORDS}>
        <Pages {...props} onSelection={(selection) => (held = selection)} />
      </KitTextsProvider>,
    );
  });
  return { selection: () => held };
}

function Pages(props: {
  order?: readonly string[];
  actions?: ReactNode;
  onSelection: (selection: RowSelection) => void;
}): ReactNode {
  const { onSelection, actions, ...table } = props;
  const [page, setPage] = useState(0);
  const [value, setValue] = useState(NOTHING_SELECTED);
  const change = (next: RowSelection) => {
    onSelection(next);
    setValue(next);
  };
  return (
    <>
      <button type="button" onClick={() => setPage(1 - page)}>
        Turn the page
      </button>
      <DataTable
        {...table}
        label="Rows"
        columns={COLUMNS}
        rows={(PAGES[page] ?? []).map((id) => ({ id, price: 1 }))}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        renderCard={({ id }) => <p>card {id}</p>}
        selection={{ value, onChange: change, total: TOTAL, actions }}
      />
    </>
  );
}

function choose(id: string, keys: { shiftKey?: boolean } = {}) {
  const box = screen.getByLabelText(`Select ${id}`);
  fireEvent.pointerDown(box, keys);
  fireEvent.click(box, keys);
}

function turnPage() {
  return fireEvent.click(screen.getByText('Turn the page'));
}

function chosen() {
  return [...document.querySelectorAll('tr[aria-selected="true"] > th')].map(({ textContent }) =>
    textContent?.replace('row ', ''),
  );
}

function heads() {
  return [...document.querySelectorAll('thead th')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
}

/** jsdom cannot measure a window: stubs its width and an observer that never reports a resize. */
function stubWindow({ phone, narrow = phone }: { phone: boolean; narrow?: boolean }): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === below('phone') ? phone : narrow && query === below('wide'),
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
}
