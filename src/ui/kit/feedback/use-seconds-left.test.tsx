import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSecondsLeft } from './use-seconds-left';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('The seconds left are rounded up and read again each second, and stand while the time is paused', () => {
  let msLeft = 9_999;
  const { result } = renderHook(() => useSecondsLeft(() => msLeft));
  expect(result.current).toBe(10);
  msLeft = 8_500;
  act(() => void vi.advanceTimersByTime(999));
  expect(result.current).toBe(10);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(9);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current).toBe(9);
});

test('Seconds that are not counted are read once', () => {
  let msLeft = 3_000;
  const { result } = renderHook(() => useSecondsLeft(() => msLeft, false));
  msLeft = 1_000;
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current).toBe(3);
});
