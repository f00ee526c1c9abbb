import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPointerRelease } from './after-pointer-release';

const done: string[] = [];
const act = (): void => afterPointerRelease(() => void done.push('done'));

beforeEach(() => {
  done.length = 0;
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('what waits for the end of a press', () => {
  it('is done at once while nothing is pressed', () => {
    act();
    expect(done).toEqual(['done']);
  });

  it.each([
    ['pointerUp', 'pointerDown'],
    ['mouseUp', 'mouseDown'],
    ['pointerCancel', 'pointerDown'],
    ['keyDown', 'mouseDown'],
  ] as const)('comes after %s, once what goes with it is over', (up, down) => {
    fireEvent[down](document.body);
    act();
    expect(done).toEqual([]);
    fireEvent[up](document.body);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(done).toEqual(['done']);
  });

  it('waits for no field that loses its focus, but comes when the window does', () => {
    fireEvent.mouseDown(document.body);
    act();
    fireEvent.blur(document.body);
    vi.advanceTimersByTime(0);
    expect(done).toEqual([]);
    fireEvent.blur(window);
    vi.advanceTimersByTime(0);
    expect(done).toEqual(['done']);
  });
});
