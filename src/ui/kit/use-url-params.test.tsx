import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useUrlParams } from './use-url-params';

afterEach(() => window.history.pushState(null, '', '/'));

function withParam(name: string, value: string) {
  return (now: URLSearchParams) => {
    now.set(name, value);
    return now;
  };
}

test('A pending change of the URL keeps parameters that changed since the last rendering', () => {
  const { result } = renderHook(() => useUrlParams(), { wrapper: BrowserRouter });
  const [, change] = result.current;
  act(() => {
    change(withParam('tab', 'toAccept'));
    change(withParam('q', 'zineb'), { replace: true });
  });
  expect(window.location.search).toBe('?tab=toAccept&q=zineb');
  expect(result.current[0].toString()).toBe('tab=toAccept&q=zineb');
});
