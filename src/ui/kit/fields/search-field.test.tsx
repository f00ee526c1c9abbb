import { fireEvent, screen } from '@testing-library/react';
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

/** Types into the field; returns the searched values. */
function typed(text: string): readonly string[] {
  const searched: string[] = [];
  renderKitPage(
    'fr',
    <SearchField label="Chercher" value="" onSearch={(value) => searched.push(value)} />,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  return searched;
}

test('The search field searches for typed text after a pause', () => {
  const searched = typed('bol');
  expect(searched).toEqual([]);
  vi.advanceTimersByTime(250);
  expect(searched).toEqual(['bol']);
});

test('The search field does not search after the user followed a link during the pause', () => {
  const searched = typed('bol');
  window.history.pushState(null, '', '/product/prd_1');
  vi.advanceTimersByTime(250);
  expect(searched).toEqual([]);
});

test("The search field passes a waiting search to the page's current `onSearch`", () => {
  const searched: string[] = [];
  renderKitPage('fr', <TabbedPage searched={searched} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bol' } });
  fireEvent.click(screen.getByRole('button', { name: 'Late' }));
  vi.advanceTimersByTime(250);
  expect(searched).toEqual(['late: bol']);
});

function TabbedPage({ searched }: { searched: string[] }) {
  const [tab, setTab] = useState('all');
  return (
    <>
      <button type="button" onClick={() => setTab('late')}>
        Late
      </button>
      <SearchField label="Chercher" value="" onSearch={(q) => searched.push(`${tab}: ${q}`)} />
    </>
  );
}
