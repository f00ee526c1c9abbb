import { type KeyboardEvent, useEffect, useRef } from 'react';
import { keepingCellsApart } from '../../../kit/fields/several-cells';
import { CellInput as Box } from './grid.styles';
import type { CommitDirection } from './use-grid';

interface CellInputProps {
  /** Names the cell: "Noir · 38, stock". */
  label: string;
  /** The initial text; when the cell is overwritten, only the typed key. */
  start: string;
  /** `numeric` and `decimal` open the numeric keyboard on a phone. */
  mode: 'numeric' | 'decimal' | 'text';
  commit: (text: string, to: CommitDirection) => boolean;
  drop: (text: string) => void;
  undo: () => void;
}

const ENDS: Readonly<Record<string, readonly [CommitDirection, withShift: CommitDirection]>> = {
  Enter: ['down', 'up'],
  Tab: ['next', 'before'],
};

/** The text of one cell while it is edited; the form gets it only at the end. */
export function CellInput({ label, start, mode, commit, drop, undo }: CellInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(start.length, start.length);
  }, [start]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The grid and the form around it handle these keys differently.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const ends = ENDS[event.key];
    if (ends) {
      event.preventDefault();
      isDone.current = commit(event.currentTarget.value, ends[event.shiftKey ? 1 : 0]);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      isDone.current = true;
      undo();
    }
  };
  return (
    <Box
      ref={input}
      defaultValue={start}
      aria-label={label}
      inputMode={mode}
      autoComplete="off"
      dir="ltr"
      {...(mode !== 'text' && keepingCellsApart)}
      onKeyDown={onKeyDown}
      onBlur={(event) => !isDone.current && drop(event.target.value)}
    />
  );
}
