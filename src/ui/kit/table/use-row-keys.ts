import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Selection } from 'react-aria-components/Table';
import type { TableSelection } from './data-table-bar';
import { isSelected, NOTHING_SELECTED, selectedOnPage, withRange } from './row-selection';

/**
 * Adapts a selection over all pages to react-aria, which sees only the rows of one page. Adds what
 * react-aria lacks for boxes: Shift selects the rows between; Escape clears the whole selection.
 */
export function useRowKeys(page: readonly string[], selection: TableSelection | undefined) {
  const touched = useRef<string>(undefined);
  const shift = useRef(false);
  if (!selection) return { frame: {}, grid: {} };
  const { value, onChange } = selection;
  const before = page.filter((id) => isSelected(value, id));

  const change = (keys: Selection) => {
    const chosen = new Set(keys === 'all' ? page : Array.from(keys, String));
    const turned = page.filter((id) => chosen.has(id) !== before.includes(id));
    const [only] = turned.length === 1 ? turned : [];
    const from = touched.current;
    if (only !== undefined) touched.current = only;
    const ranged =
      shift.current && only !== undefined && from !== undefined
        ? withRange(page, chosen, { from, to: only })
        : chosen;
    onChange(selectedOnPage(value, page, ranged));
  };

  return {
    frame: {
      onPointerDownCapture: (event: PointerEvent) => {
        shift.current = event.shiftKey;
        // Pressing a range must not select text.
        if (event.shiftKey) document.getSelection()?.removeAllRanges();
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        shift.current = false;
        if (event.key !== 'Escape' || value === NOTHING_SELECTED) return;
        event.stopPropagation();
        onChange(NOTHING_SELECTED);
      },
    },
    grid: {
      selectionMode: 'multiple' as const,
      selectedKeys: before,
      onSelectionChange: change,
    },
  };
}
