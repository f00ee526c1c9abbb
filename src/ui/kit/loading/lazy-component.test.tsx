import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyComponent, preloadable } from './lazy-component';

function Word() {
  return <p>here</p>;
}

async function load() {
  return { Word };
}

function draw(Piece: typeof Word) {
  return render(
    <Suspense fallback={<p>on its way</p>}>
      <Piece />
    </Suspense>,
  );
}

test('A lazy component shows the Suspense fallback until its code has loaded', async () => {
  draw(lazyComponent(load, 'Word'));
  expect(screen.getByText('on its way')).toBeVisible();
  expect(await screen.findByText('here')).toBeVisible();
});

test('A lazy component with preloaded code renders at once', async () => {
  const code = preloadable(load);
  expect(code.loaded()).toBeUndefined();
  await code();
  expect(code.loaded()).toEqual({ Word });
  const { container } = draw(lazyComponent(code, 'Word'));
  expect(container).toHaveTextContent(/^here$/);
});

test('A lazy component requests its code again when an earlier request failed', async () => {
  let tries = 0;
  const code = preloadable(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return { Word };
  });
  await expect(code()).rejects.toThrow('no network');
  await act(async () => void draw(lazyComponent(code, 'Word')));
  expect(screen.getByText('here')).toBeVisible();
  expect(tries).toBe(2);
});
