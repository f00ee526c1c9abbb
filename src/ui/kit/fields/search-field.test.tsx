import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderKitPage } from '../../../../tests/support/kit-page';
import { SearchField } from './search-field';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  window.history.pushState(null, '', '/');
});

test('The search field searches for the first key at once, and for the newest text once that search has answered', () => {
  const searched = openPage();
  type('b');
  expect(searched).toEqual(['all: b']);
  type('bo');
  type('bol');
  expect(searched).toEqual(['all: b']);
  answer();
  expect(searched).toEqual(['all: b', 'all: bol']);
});

test('The search field waits for an answer at most 120 ms after the last key', () => {
  const searched = openPage();
  type('b');
  type('bol');
  act(() => {
    vi.advanceTimersByTime(120);
  });
  expect(searched).toEqual(['all: b', 'all: bol']);
  expect(screen.getByRole('searchbox')).toHaveValue('bol');
});

test('Enter in the search field searches without waiting for an answer', () => {
  const searched = openPage();
  type('b');
  type('bol');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(searched).toEqual(['all: b', 'all: bol']);
});

test('The search field does not search after the user followed a link during the wait', () => {
  const searched = openPage();
  type('b');
  type('bol');
  window.history.pushState(null, '', '/product/prd_1');
  act(() => {
    vi.advanceTimersByTime(120);
  });
  expect(searched).toEqual(['all: b']);
});

test("The search field passes a waiting search to the page's current `onSearch`", () => {
  const searched = openPage();
  type('b');
  type('bol');
  fireEvent.click(screen.getByRole('button', { name: 'Late' }));
  act(() => {
    vi.advanceTimersByTime(120);
  });
  expect(searched).toEqual(['all: b', 'late: bol']);
});

test('A search from outside replaces the typed text', () => {
  const searched = openPage();
  type('b');
  type('bol');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  act(() => {
    vi.advanceTimersByTime(120);
  });
  expect(searched).toEqual(['all: b']);
});

function openPage(): readonly string[] {
  const searched: string[] = [];
  renderKitPage('fr', <TabbedPage searched={searched} />);
  return searched;
}

function type(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
}

function answer() {
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
}

/** A page whose server answers when the test says so. */
function TabbedPage({ searched }: { searched: string[] }) {
  const [tab, setTab] = useState('all');
  const [q, setQ] = useState('');
  const [busy, setBusy] = useState(false);
  const search = (text: string) => {
    searched.push(`${tab}: ${text}`);
    setQ(text);
    setBusy(true);
  };
  return (
    <>
      <button type="button" onClick={() => setTab('late')}>
        Late
      </button>
      <button type="button" onClick={() => setBusy(false)}>
        Answer
      </button>
      <button type="button" onClick={() => setQ('')}>
        Clear
      </button>
      <SearchField label="Chercher" value={q} busy={busy} onSearch={search} />
    </>
  );
}
