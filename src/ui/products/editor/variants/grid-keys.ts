import type { KeyboardEvent } from 'react';

/** The command of a key in the grid, for any kind of cell. */
export type GridCommand =
  | { do: 'move'; line: number; column: number; extend: boolean }
  | { do: 'step'; by: 1 | -1 }
  | { do: 'jump'; line: 'first' | 'last' | 'same'; column: 'first' | 'last'; extend: boolean }
  | { do: 'select'; what: 'line' | 'column' | 'all' }
  | { do: 'edit' }
  | { do: 'type'; text: string }
  | { do: 'fillDown' }
  | { do: 'clear' }
  | { do: 'shrink' };

const ARROWS: Readonly<Record<string, readonly [line: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'nativeEvent'
>;

/** The letter of a key: on an Arabic layout, the Latin letter at its place. */
function letterOf({ key, code }: Pick<Key, 'key' | 'code'>): string {
  const letter = /^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '');
  return letter.toLowerCase();
}

/** The command that takes back or repeats a change, with Ctrl or, on macOS, Cmd. */
export function historyCommandOf(event: Key): 'undo' | 'redo' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const letter = letterOf(event);
  if (letter === 'y' && !event.shiftKey) return 'redo';
  if (letter !== 'z') return null;
  return event.shiftKey ? 'redo' : 'undo';
}

function modifierCommandOf(event: Key): GridCommand | null {
  const { key, shiftKey } = event;
  const letter = letterOf(event);
  if (letter === 'd') return { do: 'fillDown' };
  if (letter === 'a') return { do: 'select', what: 'all' };
  if (key === ' ') return { do: 'select', what: 'column' };
  if (key === 'Home') return { do: 'jump', line: 'first', column: 'first', extend: shiftKey };
  if (key === 'End') return { do: 'jump', line: 'last', column: 'last', extend: shiftKey };
  return null;
}

/**
 * Returns the command of a key pressed on a cell; null leaves the key to the browser. Arrows follow
 * the reading direction: in Arabic the left arrow moves to the next cell.
 */
export function gridCommandOf(event: Key, direction: 'ltr' | 'rtl'): GridCommand | null {
  const { key, shiftKey } = event;
  if (event.altKey || event.nativeEvent.isComposing) return null;
  if (event.ctrlKey || event.metaKey) return modifierCommandOf(event);
  const arrow = ARROWS[key];
  if (arrow) {
    const [line, column] = arrow;
    const along = direction === 'rtl' ? -column : column;
    return { do: 'move', line, column: along, extend: shiftKey };
  }
  if (key === 'Enter') return { do: 'step', by: shiftKey ? -1 : 1 };
  if (key === 'Home' || key === 'End') {
    const column = key === 'Home' ? 'first' : 'last';
    return { do: 'jump', line: 'same', column, extend: shiftKey };
  }
  if (key === 'F2') return { do: 'edit' };
  if (key === 'Escape') return { do: 'shrink' };
  if (key === 'Delete' || key === 'Backspace') return { do: 'clear' };
  if (key === ' ') return shiftKey ? { do: 'select', what: 'line' } : { do: 'edit' };
  return key.length === 1 ? { do: 'type', text: key } : null;
}
