import { Checkbox } from 'react-aria-components/Checkbox';
import { Cell, Column, Row, Table, TableHeader } from 'react-aria-components/Table';
import { css, styled } from 'styled-components';
import { media } from '../theme/breakpoints';
import { boxLook } from './checkbox';

export type Density = 'normal' | 'picture' | 'dense';

const heights: Record<Density, number> = { normal: 52, picture: 64, dense: 40 };

const tableLook = css`
  inline-size: 100%;
  font: 400 var(--text-table) var(--font-body);
  font-variant-numeric: tabular-nums;
`;
const cellLook = css<{ $align?: 'start' | 'end' | undefined }>`
  padding: 6px 12px;
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
const headLook = css`
  ${cellLook}
  position: sticky;
  inset-block-start: var(--table-head-top, 0);
  z-index: 2;
  block-size: 44px;
  background: var(--sunk);
  color: var(--text-2);
  font: var(--weight-strong) var(--text-small) var(--font-body);
  white-space: nowrap;
`;

/** Scrolls sideways only where the columns cannot fit; otherwise the head may stick to the window. */
export const TableFrame = styled.div<{ $refetching: boolean }>`
  position: relative;
  overflow-x: clip;
  & tbody {
    opacity: ${({ $refetching }) => ($refetching ? 0.6 : 1)};
    transition: opacity var(--t-hover) var(--ease);
  }
  ${media.below('desktop')} {
    /* Its own scrolling box: the head sticks to it, not to the window below the page's header. */
    --table-head-top: 0;
    overflow-x: auto;
  }
`;
export const DataGrid = styled(Table)`
  ${tableLook}
  outline: none;
`;
export const DataHead = styled(TableHeader)<{ $covered: boolean }>`
  ${({ $covered }) =>
    $covered ? '& th { background: var(--selection-bar); } & [data-words] { opacity: 0; }' : ''}
`;
export const DataColumnHead = styled(Column)<{ $align?: 'start' | 'end' | undefined }>`
  ${headLook}
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
export const ColumnWords = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
`;
export const DataRow = styled(Row)<{ $density: Density }>`
  block-size: ${({ $density }) => heights[$density]}px;
  outline: none;
  transition: background-color var(--t-hover) var(--ease);
  & > td,
  & > th {
    box-shadow: inset 0 -1px 0 var(--line);
  }
  &[data-hovered],
  &[data-current='true'] {
    background: var(--hover);
    --text-2: var(--on-press);
  }
  &[data-selected] {
    background: var(--accent-soft);
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
  ${cellLook}
  font-weight: inherit;
  outline: none;
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: -4px;
    border-radius: 6px;
  }
`;
export const Box = styled.span`
  ${boxLook}
`;
/** react-aria hides the real box in a pixel; here it lies, unseen, over the drawn one. */
export const SelectTarget = styled(Checkbox)`
  position: relative;
  display: inline-grid;
  & > span:first-child {
    inset: -4px;
    z-index: 1;
    inline-size: auto !important;
    block-size: auto !important;
    margin: 0 !important;
    clip: auto !important;
    clip-path: none !important;
    opacity: 0;
  }
  & > span:first-child > input {
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    cursor: pointer;
  }
`;
export const BoxTarget = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  margin: -4px;
  border-radius: 6px;
  cursor: pointer;
  [data-focus-visible] > & {
    outline: 2px solid var(--focus);
  }
`;
export const SelectionBar = styled.div`
  position: sticky;
  inset-block-start: var(--table-head-top, 0);
  z-index: 3;
  margin-block-end: -44px;
  margin-inline-start: 42px;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  block-size: 44px;
  padding-inline: 12px;
  background: var(--selection-bar);
  color: var(--selection-ink);
  font: var(--weight-strong) var(--text-small) var(--font-body);
  & > div {
    display: flex;
    align-items: center;
    gap: var(--space-8);
  }
  & :is(button, a) {
    color: inherit;
  }
`;

export const StillTable = styled.table`
  ${tableLook}
`;
export const StillHead = styled.th<{ $align?: 'start' | 'end' | undefined }>`
  ${headLook}
`;
export const StillCell = styled.td<{ $align?: 'start' | 'end' | undefined }>`
  ${cellLook}
  box-shadow: inset 0 -1px 0 var(--line);
`;
export const StillRow = styled.tr<{ $density: Density }>`
  block-size: ${({ $density }) => heights[$density]}px;
`;

export const CardList = styled.ul<{ $refetching: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-4) var(--space-16) var(--space-16);
  opacity: ${({ $refetching }) => ($refetching ? 0.6 : 1)};
`;
export const RowCard = styled.li`
  padding: var(--space-12);
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-card);
`;
