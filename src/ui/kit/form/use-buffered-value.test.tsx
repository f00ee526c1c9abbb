import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBufferedValue } from './use-buffered-value';

/** Values that the form received. */
const received: string[] = [];

beforeEach(() => {
  received.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('`useBufferedValue`', () => {
  it('A buffered field shows each letter at once and reports the first, and the last after a pause', () => {
    openField();
    types('T');
    types('Th');
    types('Thé');
    expect(screen.getByRole('textbox')).toHaveValue('Thé');
    expect(received).toEqual(['T']);
    act(() => void vi.advanceTimersByTime(350));
    expect(received).toEqual(['T', 'Thé']);
    expect(screen.getByRole('textbox')).toHaveValue('Thé');
  });

  it.each([
    ['leaves the field', () => fireEvent.blur(screen.getByRole('textbox'))],
    ['presses a button', () => fireEvent.pointerDown(document.body)],
    ['presses Enter', () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })],
    ['saves by Ctrl+S', () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })],
    ['closes the page', () => act(() => void window.dispatchEvent(new Event('beforeunload')))],
  ])('A buffered field reports its value once, before the user %s', (_, moves) => {
    openField();
    types('Th');
    types('Thé');
    moves();
    expect(received).toEqual(['Th', 'Thé']);
    act(() => void vi.advanceTimersByTime(1000));
    expect(received).toEqual(['Th', 'Thé']);
  });

  it('A buffered field reports its only letter again if the form has not rendered it when the user leaves', () => {
    openField();
    act(() => {
      types('T');
      fireEvent.blur(screen.getByRole('textbox'));
    });
    expect(received).toEqual(['T', 'T']);
    types('Th');
    fireEvent.blur(screen.getByRole('textbox'));
    expect(received).toEqual(['T', 'T', 'Th']);
  });

  it('A buffered field keeps waiting while the user types on', () => {
    openField();
    types('T');
    types('Th');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'é' });
    expect(received).toEqual(['T']);
  });

  it('A buffered field reports its value when it unmounts', () => {
    const { unmount } = openField();
    types('Th');
    types('Thé');
    unmount();
    expect(received).toEqual(['Th', 'Thé']);
  });

  it('A buffered field shows a value that the form changes', () => {
    openField();
    types('Thé');
    fireEvent.pointerDown(document.body);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});

function types(value: string): void {
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });
}

function openField() {
  return render(<Form />);
}

function Form() {
  const [value, setValue] = useState('');
  const [shown, type] = useBufferedValue(value, (next: string) => {
    received.push(next);
    setValue(next);
  });
  return (
    <>
      <input value={shown} onChange={(event) => type(event.target.value)} />
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </>
  );
}
