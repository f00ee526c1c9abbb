import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { below } from '../theme/breakpoints';
import { type DataColumn, DataTable } from './data-table';
import { type KitTexts, KitTextsProvider } from './kit-texts';
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
    import('./data-table-select-box'),
    import('./data-table-bar'),
  ]);
});

describe('a table with a selection', () => {
  beforeEach(() => stubWindow({ phone: false }));

  it('keeps what was chosen while paging, and counts it', async () => {
    await open();
    choose('b');
    turnPage();
    choose('e');
    expect(await screen.findByText('2 selected')).toHaveAttribute('role', 'status');
    turnPage();
    expect(chosen()).toEqual(['b']);
  });

  it('takes the rows between by Shift', async () => {
    await open();
    choose('a');
    choose('d', { shiftKey: true });
    expect(chosen()).toEqual(['a', 'b', 'c', 'd']);
    choose('b', { shiftKey: true });
    expect(chosen()).toEqual(['a']);
  });

  it('takes all that match, of which single rows can be left out', async () => {
    const { selection } = await open();
    choose('a');
    fireEvent.click(screen.getByText('Select all 6'));
    expect(chosen()).toEqual(['a', 'b', 'c', 'd']);
    choose('c');
    expect(selection()).toEqual({ kind: 'all', except: new Set(['c']) });
    expect(await screen.findByText('5 selected')).toBeVisible();
  });

  it('is given up by its button and by Escape', async () => {
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

describe('the columns of a table', () => {
  it('stand as they were chosen, the first at its place and the actions at the end', async () => {
    stubWindow({ phone: false });
    await open({ order: ['price'] });
    expect(heads()).toEqual(['Name', 'Price', 'Actions']);
  });

  it('are those the window has room for where nobody chose', async () => {
    stubWindow({ phone: false, narrow: true });
    await open();
    expect(heads()).toEqual(['Name', 'Price', 'Actions']);
    stubWindow({ phone: false });
    await open();
    expect(heads().slice(3)).toEqual(['Name', 'Stock', 'Price', 'Actions']);
  });
});

describe('the cards of a phone', () => {
  beforeEach(() => stubWindow({ phone: true }));

  it('are chosen by a long press, then by a tap', async () => {
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

  it('are chosen by their boxes too, and leave a tap alone until then', async () => {
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
  { id: 'price', header: 'Price', cell: ({ price }) => price },
  { id: 'actions', header: 'Actions', pinned: 'end', cell: () => null },
];

/** The words that a table needs; any other shows its key. */
const WORDS = new Proxy(
  {
    selectRow: (name: string) => `Select ${name}`,
    selectedRows: (count: number) => `${count} selected`,
    selectAllRows: (count: number) => `Select all ${count}`,
    clearSelection: 'Clear the selection',
  } as KitTexts,
  { get: (known, key) => Reflect.get(known, key) ?? String(key) },
);

/** Waits for the code of what the table shows: a grid, or cards. */
async function open(props: { order?: readonly string[] } = {}) {
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
  onSelection: (selection: RowSelection) => void;
}): ReactNode {
  const { onSelection, ...table } = props;
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
        selection={{ value, onChange: change, total: TOTAL }}
      />
    </>
  );
}

const choose = (id: string, keys: { shiftKey?: boolean } = {}) => {
  const box = screen.getByLabelText(`Select ${id}`);
  fireEvent.pointerDown(box, keys);
  fireEvent.click(box, keys);
};
const turnPage = () => fireEvent.click(screen.getByText('Turn the page'));
const chosen = () =>
  [...document.querySelectorAll('[role="row"][aria-selected="true"] [role="rowheader"]')].map(
    ({ textContent }) => textContent?.replace('row ', ''),
  );
const heads = () =>
  [...document.querySelectorAll('[role="columnheader"]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

/** jsdom has no window to measure: how wide it is, and that nothing ever changes its size. */
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
