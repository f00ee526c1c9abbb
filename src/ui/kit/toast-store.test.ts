import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore, type ToastStore } from './toast-store';

describe('toasts', () => {
  let store: ToastStore;
  const titles = () => store.shown().map(({ title }) => title);

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    store = createToastStore();
    return () => vi.useRealTimers();
  });

  test('a toast says success unless told otherwise and goes after three seconds', () => {
    store.show({ title: 'Update success!' });
    expect(store.shown()[0]?.tone).toBe('success');
    vi.advanceTimersByTime(2999);
    expect(titles()).toEqual(['Update success!']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('the same toast is not shown twice while it stands', () => {
    const first = store.show({ title: 'Update success!' });
    expect(store.show({ title: 'Update success!' })).toBe(first);
    store.show({ title: 'Update success!', tone: 'error' });
    expect(titles()).toHaveLength(2);
    vi.advanceTimersByTime(3000);
    store.show({ title: 'Update success!' });
    expect(titles()).toHaveLength(1);
  });

  test('a sixth toast sends the oldest away', () => {
    for (const title of ['1', '2', '3', '4', '5', '6']) store.show({ title });
    expect(titles()).toEqual(['2', '3', '4', '5', '6']);
  });

  test('a sixth toast rather sends away one without an undo', () => {
    store.show({ title: 'Accepted', action: { label: () => 'Undo', onAction: () => undefined } });
    for (const title of ['2', '3', '4', '5', '6']) store.show({ title });
    expect(titles()).toEqual(['Accepted', '3', '4', '5', '6']);
  });

  test('clocks stand still while somebody looks, and go on with what was left', () => {
    store.show({ title: 'Saved' });
    vi.advanceTimersByTime(1000);
    store.pause('hover');
    store.pause('hidden');
    vi.advanceTimersByTime(60_000);
    store.resume('hover');
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['Saved']);
    store.resume('hidden');
    vi.advanceTimersByTime(1999);
    expect(titles()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('a toast shown while the tab is hidden waits for it', () => {
    store.pause('hidden');
    store.show({ title: 'Saved' });
    vi.advanceTimersByTime(10_000);
    store.resume('hidden');
    vi.advanceTimersByTime(2999);
    expect(titles()).toEqual(['Saved']);
  });

  test('an undo lives exactly as long as the undo, looked at or not', () => {
    const action = { label: () => 'Undo', onAction: () => undefined };
    store.show({ title: 'Accepted', action, duration: 10_000 });
    vi.advanceTimersByTime(4000);
    const [toast] = store.shown();
    expect(toast && store.leftOf(toast)).toBe(6000);
    store.pause('hover');
    vi.advanceTimersByTime(6000);
    expect(titles()).toEqual([]);
  });

  test('history keeps what has gone, newest first', () => {
    store.show({ title: 'First' });
    store.show({ title: 'Second', tone: 'error' });
    vi.advanceTimersByTime(3000);
    expect(store.history().map(({ title }) => title)).toEqual(['Second', 'First']);
    store.clearHistory();
    expect(store.history()).toEqual([]);
  });
});
