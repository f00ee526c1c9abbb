import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore, type ToastStore } from './toast-store';

describe('Toast store', () => {
  let store: ToastStore;
  const titles = () => store.shown().map(({ title }) => title);

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    store = createToastStore();
    return () => vi.useRealTimers();
  });

  test('A toast has the success tone by default and disappears after three seconds', () => {
    store.show({ title: 'Update success!' });
    expect(store.shown()[0]?.tone).toBe('success');
    vi.advanceTimersByTime(2999);
    expect(titles()).toEqual(['Update success!']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('A toast without an action is not shown twice at the same time', () => {
    const first = store.show({ title: 'Update success!' });
    expect(store.show({ title: 'Update success!' })).toBe(first);
    store.show({ title: 'Update success!', tone: 'error' });
    expect(titles()).toHaveLength(2);
    vi.advanceTimersByTime(3000);
    store.show({ title: 'Update success!' });
    expect(titles()).toHaveLength(1);
  });

  test('A sixth toast removes the oldest one', () => {
    for (const title of ['1', '2', '3', '4', '5', '6']) store.show({ title });
    expect(titles()).toEqual(['2', '3', '4', '5', '6']);
  });

  test('A sixth toast removes a toast without an undo first', () => {
    store.show({ title: 'Accepted', action: { label: () => 'Undo', onAction: () => undefined } });
    for (const title of ['2', '3', '4', '5', '6']) store.show({ title });
    expect(titles()).toEqual(['Accepted', '3', '4', '5', '6']);
  });

  test("A toast's clock stops while any pause is active, and continues with the remaining time", () => {
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

  test('A toast shown while the tab is hidden starts its clock when the tab becomes visible', () => {
    store.pause('hidden');
    store.show({ title: 'Saved' });
    vi.advanceTimersByTime(10_000);
    store.resume('hidden');
    vi.advanceTimersByTime(2999);
    expect(titles()).toEqual(['Saved']);
  });

  test('A toast with an undo lives as long as the undo, whether paused or not', () => {
    const action = { label: () => 'Undo', onAction: () => undefined };
    store.show({ title: 'Accepted', action, duration: 10_000 });
    vi.advanceTimersByTime(4000);
    const [toast] = store.shown();
    expect(toast && store.leftOf(toast)).toBe(6000);
    store.pause('hover');
    vi.advanceTimersByTime(6000);
    expect(titles()).toEqual([]);
  });

  test('The toast history contains past toasts, newest first', () => {
    store.show({ title: 'First' });
    store.show({ title: 'Second', tone: 'error' });
    vi.advanceTimersByTime(3000);
    expect(store.history().map(({ title }) => title)).toEqual(['Second', 'First']);
    store.clearHistory();
    expect(store.history()).toEqual([]);
  });
});
