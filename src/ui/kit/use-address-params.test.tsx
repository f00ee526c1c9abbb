import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useListUrl } from '../lists/list-url';

afterEach(() => window.history.pushState(null, '', '/'));

test('a change that was waiting keeps what was changed since the page was drawn', () => {
  const { result } = renderHook(() => useListUrl(), { wrapper: BrowserRouter });
  const { change } = result.current;
  act(() => {
    change({ tab: 'toAccept' });
    change({ q: 'zineb' });
  });
  expect(window.location.search).toBe('?tab=toAccept&q=zineb');
  expect(result.current.params.toString()).toBe('tab=toAccept&q=zineb');
});
