import { expect, test } from 'vitest';
import { inlinedFirst } from './inlined-responses';

const network: typeof fetch = async (_input, init) => new Response(`network ${init?.method ?? ''}`);

function openedPage() {
  document.head.innerHTML =
    '<script type="application/json" data-answer="/api?a=1&amp;b=2">{"is":"\\u003cb>"}</script>';
  return inlinedFirst(document, () => network);
}

test('An inlined response is used once, and the next call goes to the network', async () => {
  const currentFetch = openedPage();
  const answer = await currentFetch()('/api?b=2&a=1');
  expect(await answer.json()).toEqual({ is: '<b>' });
  expect(currentFetch()).toBe(network);
  expect(document.head.innerHTML).toBe('');
});

test('Calls to other addresses, and writes, go to the network', async () => {
  const fetch = openedPage()();
  expect(await (await fetch('/api')).text()).toBe('network ');
  expect(await (await fetch('/api?a=1&b=2', { method: 'POST' })).text()).toBe('network POST');
  expect(await (await fetch('/api?a=1&b=2', { method: 'GET' })).json()).toEqual({ is: '<b>' });
});
