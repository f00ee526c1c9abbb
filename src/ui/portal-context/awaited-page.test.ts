import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitPage, pageAwaited } from './awaited-page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PATH = '/dashboard/product';

test('A pressed page is drawn once its code and answers have come', async () => {
  let answer: () => void = () => undefined;
  awaitPage(
    PATH,
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  const isDrawn = drawn(PATH);
  await vi.advanceTimersByTimeAsync(59);
  expect(isDrawn()).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(isDrawn()).toBe(true);
});

test('A page whose answer takes longer is drawn without it, 60 ms after the press', async () => {
  awaitPage(PATH, new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(20);
  const isDrawn = drawn(PATH);
  await vi.advanceTimersByTimeAsync(39);
  expect(isDrawn()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDrawn()).toBe(true);
});

test('A page that was opened otherwise, or again, waits for nothing', async () => {
  awaitPage(PATH, new Promise(() => undefined));
  const other = drawn('/dashboard/order');
  await vi.advanceTimersByTimeAsync(0);
  expect(other()).toBe(true);
  await vi.advanceTimersByTimeAsync(60);
  const late = drawn(PATH);
  await vi.advanceTimersByTimeAsync(0);
  expect(late()).toBe(true);
  const again = drawn(PATH);
  await vi.advanceTimersByTimeAsync(0);
  expect(again()).toBe(true);
});

/** Whether the router may draw the page. */
function drawn(path: string): () => boolean {
  let isDrawn = false;
  void pageAwaited(path).then(() => {
    isDrawn = true;
  });
  return () => isDrawn;
}
