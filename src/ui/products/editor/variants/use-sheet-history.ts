import { type KeyboardEvent, useState } from 'react';
import type { VariantValues } from '#application/products/product-values';
import {
  fieldsOfStep,
  NO_HISTORY,
  rangeOfStep,
  redoStep,
  type SheetStep,
  undoStep,
  withStep,
} from '#domain/products/sheet-history';
import { gridOf, type Range } from '#domain/products/variant-grid';
import type { MakeVariant } from '#domain/products/variant-matrix';
import { useText } from '../../../text/use-text';
import { historyCommandOf } from './grid-keys';
import type { Matrix } from './use-matrix';
import type { Notice } from './use-notice';
import { type View, viewsOf } from './variant-views';

interface SheetHistoryProps {
  matrix: Matrix;
  change: (next: Matrix) => void;
  make: MakeVariant<VariantValues>;
  mayLeaveOut: (variant: VariantValues) => boolean;
  view: View;
  tell: (notice: Notice) => void;
  /** Shows the cells that an undo or a redo changed. */
  show: (view: View, range: Range | null) => void;
}

/** Undo and redo of the sheet: its keys, and `change`, with which every change becomes a step. */
export function useSheetHistory(props: SheetHistoryProps) {
  const { matrix, make, mayLeaveOut, view, tell, show } = props;
  const t = useText('variants');
  const [history, setHistory] = useState(NO_HISTORY);
  const change = (next: Matrix) => {
    setHistory(withStep(history, matrix, next));
    props.change(next);
  };
  /** Steps name combinations of the axes, so other axes end them. */
  const changeAxes = (next: Matrix) => {
    setHistory(NO_HISTORY);
    props.change(next);
  };
  const viewOf = (step: SheetStep): View => {
    const views = viewsOf(fieldsOfStep(step));
    return views.length === 0 || views.includes(view) ? view : (views[0] ?? view);
  };
  const go = (direction: 'undo' | 'redo') => {
    const turn = direction === 'undo' ? undoStep : redoStep;
    const turned = turn(history, matrix, { make, mayLeaveOut });
    if (!turned) {
      tell({ tone: 'info', text: t(`history.${direction}.nothing`) });
      return;
    }
    setHistory(turned.history);
    if (turned.changed > 0) props.change(turned.matrix);
    show(viewOf(turned.step), rangeOfStep(gridOf(turned.matrix), turned.step));
    const said = t(`history.${direction}.done`, { count: turned.changed });
    const kept = turned.kept > 0 ? t('history.kept', { count: turned.kept }) : '';
    tell({ tone: 'info', text: [turned.changed > 0 ? said : '', kept].filter(Boolean).join(' ') });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = historyCommandOf(event);
    if (!command || isTextField(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    go(command);
  };
  return { change, changeAxes, onKeyDown };
}

/** A field undoes its own typing; a choice has none. */
function isTextField(target: EventTarget): boolean {
  return (
    target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox'
  );
}
