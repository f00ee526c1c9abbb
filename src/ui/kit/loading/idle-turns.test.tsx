import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atIdleTurn, useIdleTurn } from './idle-turns';

/** What runs at the next idle moment of the browser. */
let next: (() => void) | undefined;

beforeEach(() => {
  next = undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    next = callback;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

async function beIdle(): Promise<void> {
  const callback = next;
  next = undefined;
  await act(async () => callback?.());
}

it('Each idle moment runs one function, in the order in which they came', async () => {
  const done: string[] = [];
  atIdleTurn(() => done.push('first'));
  const cancel = atIdleTurn(() => done.push('cancelled'));
  atIdleTurn(() => done.push('last'));
  cancel();
  expect(done).toEqual([]);
  await beIdle();
  expect(done).toEqual(['first']);
  await beIdle();
  expect(done).toEqual(['first', 'last']);
  expect(next).toBeUndefined();
});

it('A part of the page is rendered in the idle moment after the one that fetched its code', async () => {
  const fetched = vi.fn(() => Promise.resolve());
  render(<Part preload={fetched} />);
  expect(fetched).not.toHaveBeenCalled();
  await beIdle();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('here')).toBeNull();
  await beIdle();
  expect(screen.getByText('here')).toBeVisible();
});

function Part({ preload }: { preload: () => Promise<void> }) {
  return useIdleTurn(preload) ? <p>here</p> : null;
}
