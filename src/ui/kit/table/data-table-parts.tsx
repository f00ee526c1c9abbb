import { Cell, Column, Row, Table, TableHeader } from 'react-aria-components/Table';
import { css, styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

export type Density = 'normal' | 'dense';

/** A row's height in px: 52, 64 with a picture, 40 in dense mode. */
export function rowHeight(density: Density, pictured: boolean): number {
  return density === 'dense' ? 40 : pictured ? 64 : 52;
}

export const HEADER_HEIGHT = 44;

const tableStyles = css`
  inline-size: 100%;
  font: 400 var(--text-table) var(--font-body);
  font-variant-numeric: tabular-nums;
`;
const cellStyles = css<{ $align?: 'start' | 'end' | undefined }>`
  padding: 6px 12px;
  ${media.below('tablet')} {
    padding-inline: 8px;
  }
  text-align: ${({ $align = 'start' }) => $align};
  vertical-align: middle;
  &:first-child {
    padding-inline-start: 24px;
  }
  &[data-selecting] {
    inline-size: 42px;
    padding-inline-end: 0;
  }
  &:last-child {
    padding-inline-end: 20px;
  }
`;
const headerStyles = css`
  ${cellStyles}
  position: sticky;
  inset-block-start: var(--table-head-top, 0);
  z-index: 2;
  block-size: ${HEADER_HEIGHT}px;
  background: var(--sunk);
  color: var(--text-2);
  font: var(--weight-strong) var(--text-small) var(--font-body);
  white-space: nowrap;
`;
/**
 * Lines of one cell: one below another, side by side in dense rows. A picture follows the row's
 * height.
 */
const rowStyles = css<{ $height: number }>`
  block-size: ${({ $height }) => $height}px;
  &[data-density='dense'] {
    --row-picture: 28px;
  }
  &[data-density='dense'] > :is(td, th) {
    padding-block: 4px;
  }
  &[data-density='dense'] [data-lines] {
    flex-direction: row;
    align-items: baseline;
    gap: var(--space-8);
  }
`;
/**
 * Where the columns do not fit, the first one and the actions stay visible while the rest scrolls.
 */
const frozenStyles = css`
  & :is(th, td):first-child,
  & [data-selecting] + :is(th, td),
  & [data-pinned] {
    position: sticky;
    z-index: 1;
  }
  & :is(th, td):first-child {
    inset-inline-start: 0;
  }
  & [data-selecting] + :is(th, td) {
    inset-inline-start: 42px;
  }
  & [data-pinned] {
    inset-inline-end: 0;
  }
  & td,
  & tbody th {
    background: linear-gradient(var(--row-tint), var(--row-tint)), var(--paper);
  }
  & thead th {
    inset-block-start: 0;
    transform: translateY(var(--head-shift, 0));
  }
  & thead :is(:first-child, [data-selecting] + th, [data-pinned]) {
    z-index: 3;
  }
  & tr > :is(th, td):first-child:not([data-selecting]),
  & tr > [data-selecting] + :is(th, td) {
    border-inline-end: 1px solid var(--line);
  }
  & tr > [data-pinned] {
    border-inline-start: 1px solid var(--line);
  }
`;

/** The container of the selection bar; isolates the stacking order inside. */
export const TableFrame = styled.div<{ $refetching: boolean }>`
  position: relative;
  isolation: isolate;
  & :is(tbody, [data-rows]) {
    opacity: ${({ $refetching }) => ($refetching ? 0.6 : 1)};
    transition: opacity var(--t-hover) var(--ease);
  }
`;
/**
 * Scrolls sideways only where the columns do not fit; otherwise the header sticks to the window.
 */
export const TableScroller = styled.div`
  overflow-x: clip;
  &[data-sideways] {
    overflow-x: auto;
    overflow-y: hidden;
    ${frozenStyles}
  }
`;
export const DataGrid = styled(Table)`
  ${tableStyles}
  outline: none;
`;
export const DataHeader = styled(TableHeader)<{ $covered: boolean }>`
  ${({ $covered }) =>
    $covered ? '& th { background: var(--selection-bar); } & [data-words] { opacity: 0; }' : ''}
`;
export const DataColumnHeader = styled(Column)<{ $align?: 'start' | 'end' | undefined }>`
  ${headerStyles}
  outline: none;
  &[data-allows-sorting] {
    cursor: pointer;
  }
  &[data-allows-sorting][data-hovered] {
    color: var(--text);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;
export const ColumnLabel = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
`;
export const DataRow = styled(Row)<{ $height: number }>`
  ${rowStyles}
  --row-tint: transparent;
  outline: none;
  background: var(--row-tint);
  transition: background-color var(--t-hover) var(--ease);
  & > td,
  & > th {
    box-shadow: inset 0 -1px 0 var(--line);
  }
  &[data-hovered],
  &[data-current='true'] {
    --row-tint: var(--hover);
    --text-2: var(--on-press);
  }
  &[data-selected] {
    --row-tint: var(--accent-soft);
    --soft-fill: var(--paper);
    --text-2: var(--on-press);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  &[data-href],
  &[data-pressable] {
    cursor: pointer;
  }
`;
export const DataCell = styled(Cell)<{ $align?: 'start' | 'end' | undefined }>`
  ${cellStyles}
  font-weight: inherit;
  outline: none;
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: -4px;
    border-radius: 6px;
  }
`;
export const StaticTable = styled.table`
  ${tableStyles}
`;
export const StaticHeader = styled.th<{ $align?: 'start' | 'end' | undefined }>`
  ${headerStyles}
`;
export const StaticCell = styled.td<{ $align?: 'start' | 'end' | undefined }>`
  ${cellStyles}
  box-shadow: inset 0 -1px 0 var(--line);
`;
export const StaticRow = styled.tr<{ $height: number }>`
  ${rowStyles}
`;
export const CardList = styled.ul<{ $refetching: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-4) var(--space-16) var(--space-16);
  opacity: ${({ $refetching }) => ($refetching ? 0.6 : 1)};
  &[data-selecting] {
    padding-block-end: 120px;
  }
`;
export const RowCard = styled.li`
  position: relative;
  display: flex;
  align-items: flex-start;
  padding: var(--space-12);
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-card);
  &[data-selectable] {
    -webkit-touch-callout: none;
    user-select: none;
  }
  &[data-selected] {
    background: linear-gradient(var(--accent-soft), var(--accent-soft)), var(--paper);
    --soft-fill: var(--paper);
    --text-2: var(--on-press);
  }
`;
