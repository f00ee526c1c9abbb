import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { VariantValues } from '#application/products/product-values';
import {
  clamped,
  type Range,
  type Spot,
  stepDown,
  stepInReading,
  type VariantGrid,
} from '#domain/products/variant-grid';
import { useLatest } from '../../../kit/use-latest';
import { useDirection } from '../../../theme/document-language';
import { type GridCommand, gridCommandOf } from './grid-keys';

type Grid = VariantGrid<VariantValues>;

/** Where the selection moves when the editing of a cell ends. */
export type CommitDirection = 'down' | 'up' | 'next' | 'before' | 'stay';

/** The operations that the owner of the values provides to the grid. */
export interface GridOperations {
  /** Whether the user can type into the cells now. */
  readonly canType: boolean;
  /** Whether typing begins to edit a cell by replacing its text; if not, the user is told. */
  readonly mayReplace: (spot: Spot) => boolean;
  /** The cell that Enter leads to; the same one at the end. */
  readonly after: (spot: Spot) => Spot;
  /** Writes a text into the cell; false when it is invalid. */
  readonly write: (spot: Spot, text: string) => boolean;
  readonly textAt: (spot: Spot) => string;
  readonly paste: (range: Range, text: string) => void;
  readonly copy: (range: Range) => string;
  /** Empties the cells, and returns what they held. */
  readonly cut: (range: Range) => string;
  readonly fillDown: (range: Range) => void;
  readonly clear: (range: Range) => void;
  /** Space or F2 in a view without typing. */
  readonly open: (spot: Spot) => void;
}

/** The events of a cell. */
export interface CellHandlers {
  /** A press on the cell; a second one on the active cell edits it. */
  readonly press: (spot: Spot, extend: boolean) => void;
  /** The pointer was dragged to the cell. */
  readonly extendTo: (spot: Spot) => void;
  /** The cell received the focus without a press. */
  readonly focus: (spot: Spot) => void;
  /** Ends the editing with a text; false keeps it open. */
  readonly commit: (text: string, to: CommitDirection) => boolean;
  /** The focus left the cell: a valid text is written, an invalid one is discarded. */
  readonly blur: (text: string) => void;
  readonly undo: () => void;
}

const START: Spot = { line: 0, column: 0 };

function same(one: Spot, other: Spot) {
  return one.line === other.line && one.column === other.column;
}

/** The active cell, the selection, and the edited cell with its initial text. */
export function useGrid(grid: Grid, work: GridOperations) {
  const direction = useDirection();
  const table = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(false);
  const [drawn, setRange] = useState<Range>({ anchor: START, active: START });
  const [editing, setEditing] = useState<string | null>(null);
  const range = { anchor: clamped(drawn.anchor, grid), active: clamped(drawn.active, grid) };
  const { active } = range;

  useEffect(() => {
    if (!wantsFocus.current || editing !== null) return;
    wantsFocus.current = false;
    const at = `[data-line="${active.line}"][data-column="${active.column}"]`;
    table.current?.querySelector<HTMLElement>(at)?.focus();
  });

  const goTo = (to: Spot, extend = false) => {
    wantsFocus.current = true;
    const spot = clamped(to, grid);
    setRange({ anchor: extend ? range.anchor : spot, active: spot });
  };
  const last = clamped({ line: Infinity, column: Infinity }, grid);
  const edit = (text: string) => {
    if (work.canType) setEditing(text);
    else work.open(active);
  };
  const step = (by: 1 | -1) => goTo(by === 1 ? work.after(active) : stepDown(active, by, grid));
  const leave = (to: CommitDirection) => {
    setEditing(null);
    if (to === 'stay') return goTo(active);
    if (to === 'down' || to === 'up') return step(to === 'down' ? 1 : -1);
    goTo(stepInReading(active, to === 'next' ? 1 : -1, grid));
  };
  const select = (what: 'line' | 'column' | 'all') => {
    const from = {
      line: what === 'line' ? active.line : 0,
      column: what === 'column' ? active.column : 0,
    };
    const to = {
      line: what === 'line' ? active.line : last.line,
      column: what === 'column' ? active.column : last.column,
    };
    wantsFocus.current = true;
    setRange({ anchor: to, active: from });
  };
  const execute = (command: GridCommand) => {
    if (command.do === 'move')
      goTo(
        { line: active.line + command.line, column: active.column + command.column },
        command.extend,
      );
    if (command.do === 'step') step(command.by);
    if (command.do === 'jump') {
      const line = { first: 0, last: last.line, same: active.line }[command.line];
      goTo({ line, column: command.column === 'first' ? 0 : last.column }, command.extend);
    }
    if (command.do === 'select') select(command.what);
    if (command.do === 'shrink') goTo(active);
    if (command.do === 'edit') edit(work.textAt(active));
    if (command.do === 'type' && work.canType && work.mayReplace(active)) setEditing(command.text);
    if (command.do === 'fillDown') work.fillDown(range);
    if (command.do === 'clear') work.clear(range);
  };

  const handlers: CellHandlers = {
    press: (spot, extend) => {
      if (editing !== null) return;
      const isAlone = same(spot, active) && same(range.anchor, active);
      const isHere = table.current?.contains(document.activeElement) ?? false;
      if (isAlone && isHere && !extend) edit(work.textAt(active));
      else goTo(spot, extend);
    },
    extendTo: (spot) => {
      if (!same(spot, active)) setRange({ anchor: range.anchor, active: spot });
    },
    focus: (spot) => {
      if (!same(spot, active)) setRange({ anchor: spot, active: spot });
    },
    commit: (text, to) => {
      if (!work.write(active, text)) return false;
      leave(to);
      return true;
    },
    blur: (text) => {
      work.write(active, text);
      setEditing(null);
    },
    undo: () => leave('stay'),
  };

  return {
    table,
    range,
    editing,
    cells: useStableHandlers(handlers),
    mark: (from: Spot, to: Spot) => {
      wantsFocus.current = true;
      setRange({ anchor: clamped(to, grid), active: clamped(from, grid) });
    },
    goTo: (spot: Spot) => goTo(spot),
    onKeyDown: (event: KeyboardEvent) => {
      if (editing !== null) return;
      const command = gridCommandOf(event, direction);
      if (!command) return;
      event.preventDefault();
      execute(command);
    },
    onCopy: (event: ClipboardEvent) => {
      if (editing !== null) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', work.copy(range));
    },
    onCut: (event: ClipboardEvent) => {
      if (editing !== null) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', work.cut(range));
    },
    onPaste: (event: ClipboardEvent) => {
      if (editing !== null) return;
      event.preventDefault();
      work.paste(range, event.clipboardData.getData('text/plain'));
    },
  };
}

export type GridState = ReturnType<typeof useGrid>;

/** The same handlers in every render, so that unchanged cells do not re-render. */
function useStableHandlers(handlers: CellHandlers): CellHandlers {
  const latest = useLatest(handlers);
  const [steady] = useState<CellHandlers>(() => ({
    press: (...of) => latest.current.press(...of),
    extendTo: (...of) => latest.current.extendTo(...of),
    focus: (...of) => latest.current.focus(...of),
    commit: (...of) => latest.current.commit(...of),
    blur: (...of) => latest.current.blur(...of),
    undo: () => latest.current.undo(),
  }));
  return steady;
}
