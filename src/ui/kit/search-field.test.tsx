import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderKitPage } from '../../../tests/support/kit-page';
import { SearchField } from './search-field';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  window.history.pushState(null, '', '/');
});

/** Types into the field; gives what was searched for. */
const typed = (text: string): readonly string[] => {
  const searched: string[] = [];
  renderKitPage(
    'fr',
    <SearchField label="Chercher" value="" onSearch={(value) => searched.push(value)} />,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  return searched;
};

test('what is typed is searched for after a pause', () => {
  const searched = typed('bol');
  expect(searched).toEqual([]);
  vi.advanceTimersByTime(250);
  expect(searched).toEqual(['bol']);
});

test('who follows a link before the pause is over is not called back', () => {
  const searched = typed('bol');
  window.history.pushState(null, '', '/product/prd_1');
  vi.advanceTimersByTime(250);
  expect(searched).toEqual([]);
});

test('a waiting search is handed to whom the page names by then', () => {
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
