import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import DescendingIcon from '~icons/solar/alt-arrow-down-bold';
import AscendingIcon from '~icons/solar/alt-arrow-up-bold';
import { Icon } from '../icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import * as Parts from './data-table-parts';

interface HeaderColumn {
  id: string;
  header: string;
  hideHeader?: boolean | undefined;
  sortable?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  width?: string | undefined;
  pinned?: 'end' | undefined;
}

/** rem in px, at the user's font size. */
function remInPx(count: number): number {
  return count * Number.parseFloat(getComputedStyle(document.documentElement).fontSize || '16');
}

/** A CSS width for the layout of virtual rows: px and rem as a number, everything else a share. */
function columnSize(width: string | undefined): number | `${number}fr` {
  if (width?.endsWith('rem')) return remInPx(Number.parseFloat(width));
  if (width?.endsWith('px')) return Number.parseFloat(width);
  return width === '100%' ? '3fr' : '1fr';
}

/** A column's header: its text, and the arrow of the current sort. */
export function HeaderCell(props: { column: HeaderColumn; isRowHeader: boolean; frozen: boolean }) {
  const { column, isRowHeader, frozen } = props;
  return (
    <Parts.DataColumnHeader
      id={column.id}
      isRowHeader={isRowHeader}
      allowsSorting={Boolean(column.sortable) && !frozen}
      textValue={column.header}
      $align={column.align}
      data-align={column.align}
      {...(column.pinned ? { 'data-pinned': '' } : {})}
      width={columnSize(column.width)}
      minWidth={remInPx(7)}
      style={column.width ? { inlineSize: column.width } : {}}
    >
      {({ sortDirection }) => (
        <Parts.ColumnLabel data-words="">
          {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
          {sortDirection && (
            <Icon of={sortDirection === 'ascending' ? AscendingIcon : DescendingIcon} size={12} />
          )}
        </Parts.ColumnLabel>
      )}
    </Parts.DataColumnHeader>
  );
}

function stop(event: SyntheticEvent) {
  return event.stopPropagation();
}

function stopPress(event: KeyboardEvent) {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
}

/** Stops clicks on a cell's own controls from activating the row. */
export function StopRowPress({ children }: { children: ReactNode }) {
  return (
    <div
      role="none"
      onPointerDown={stop}
      onMouseDown={stop}
      onTouchStart={stop}
      onClick={stop}
      onDoubleClick={stop}
      onKeyDown={stopPress}
      onKeyUp={stopPress}
    >
      {children}
    </div>
  );
}
