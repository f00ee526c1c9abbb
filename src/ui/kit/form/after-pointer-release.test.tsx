import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPointerRelease } from './after-pointer-release';

const done: string[] = [];

function act(): void {
  afterPointerRelease(() => void done.push('done'));
}

beforeEach(() => {
  done.length = 0;
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('`afterPointerRelease`', () => {
  it('`afterPointerRelease` acts immediately while nothing is pressed', () => {
    act();
    expect(done).toEqual(['done']);
  });

  it.each([
    ['pointerUp', 'pointerDown'],
    ['mouseUp', 'mouseDown'],
    ['pointerCancel', 'pointerDown'],
    ['keyDown', 'mouseDown'],
  ] as const)(
    "`afterPointerRelease` acts after %s, once the event's handlers have run",
    (up, down) => {
      fireEvent[down](document.body);
      act();
      expect(done).toEqual([]);
      fireEvent[up](document.body);
      expect(done).toEqual([]);
      vi.advanceTimersByTime(0);
      expect(done).toEqual(['done']);
    },
  );

  it("`afterPointerRelease` ignores a field's blur, but acts after the window's blur", () => {
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
