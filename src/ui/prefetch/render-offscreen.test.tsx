import { act, type RenderOptions } from '@testing-library/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { composeTestApp } from '../../../tests/support/test-app/compose-test-app';
import { renderInPortal } from '../../../tests/support/test-app/render-in-portal';
import { RouteTable } from '../portal-context/route-table-context';
import { RenderOffscreen } from './render-offscreen';

test('A page is rendered at its own path, without an effect and without elements', async () => {
  const seen: string[] = [];
  const page = <NotedPage onNote={(note) => seen.push(note)} />;
  const { document, done } = await renderAhead('/dashboard/product', page);
  expect(seen).toContain('rendered at /dashboard/product');
  expect(seen).not.toContain('effect');
  expect(document()).toBe('');
  expect(done()).toBeGreaterThan(0);
});

test('Nothing is rendered at a path without a page', async () => {
  const { document, done } = await renderAhead('/dashboard/nothing', <h1>Produits</h1>);
  expect(document()).toBe('');
  expect(done()).toBeGreaterThan(0);
});

test('An error of the page is not shown, and ends its rendering', async () => {
  const onCaughtError = vi.fn();
  const { document, done } = await renderAhead('/dashboard/product', <FaultyPage />, {
    onCaughtError,
  });
  expect(onCaughtError).toHaveBeenCalledOnce();
  expect(document()).toBe('');
  expect(done()).toBeGreaterThan(0);
});

function NotedPage({ onNote }: { onNote: (note: string) => void }) {
  const { pathname } = useLocation();
  onNote(`rendered at ${pathname}`);
  useEffect(() => onNote('effect'));
  return <h1>Produits</h1>;
}

function FaultyPage(): never {
  throw new TypeError('a fault of the page');
}

async function renderAhead(path: string, element: ReactNode, options: RenderOptions = {}) {
  let done = 0;
  const routes = [{ path: '/dashboard/product', element }];
  const view = await renderInPortal(
    composeTestApp(),
    <RouteTable value={{ routes }}>
      <Suspense fallback="waits">
        <RenderOffscreen
          path={path}
          onDone={() => {
            done += 1;
          }}
        />
      </Suspense>
    </RouteTable>,
    options,
  );
  await act(async () => undefined);
  return { document: () => view.container.textContent, done: () => done };
}
