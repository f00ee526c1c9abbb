import { css, styled } from 'styled-components';
import DescendingIcon from '~icons/solar/alt-arrow-down-bold';
import AscendingIcon from '~icons/solar/alt-arrow-up-bold';
import { checkboxStyles } from '../fields/checkbox';
import { iconMask, maskedIcon } from '../icon-mask';
import { skeletonStyles } from '../loading/skeleton';
import { cellStyles, recordStyles, textStyles } from './table-cells.styles';
import { HEADER_HEIGHT } from './table-sizes';

const headerStyles = css`
  & > thead > tr > th {
    position: sticky;
    inset-block-start: var(--table-head-top, 0);
    z-index: 2;
    block-size: ${HEADER_HEIGHT}px;
    background: var(--sunk);
    color: var(--text-2);
    font: var(--weight-strong) var(--text-small) var(--font-body);
    white-space: nowrap;
  }
  & > thead > tr > th:focus-visible {
    outline-offset: -2px;
    border-radius: 0;
  }
  & > thead > tr > [data-sortable] {
    cursor: pointer;
    @media (hover: hover) {
      &:hover {
        color: var(--text);
      }
    }
  }
  & > thead[data-covered] > tr > th {
    background: var(--selection-bar);
  }
  & > thead[data-covered] > tr > th {
    color: transparent;
  }
  & > thead > tr > :is([aria-sort='ascending'], [aria-sort='descending'])::after {
    --icon: ${iconMask(DescendingIcon)};
    ${maskedIcon(12)}
    display: inline-block;
    margin-inline-start: var(--space-4);
    vertical-align: middle;
  }
  & > thead > tr > [aria-sort='ascending']::after {
    --icon: ${iconMask(AscendingIcon)};
  }
`;
/**
 * Lines of one cell: one below another, side by side in dense rows. A picture follows the row's
 * height.
 */
const rowStyles = css`
  & > tbody > tr {
    --row-tint: transparent;
    block-size: var(--row-height);
    scroll-margin-block-start: calc(var(--table-head-top, 0px) + ${HEADER_HEIGHT}px);
    outline: none;
    background: var(--row-tint);
    transition: background-color var(--t-hover) var(--ease);
  }
  & > tbody > tr > * {
    box-shadow: inset 0 -1px 0 var(--line);
  }
  & > tbody > tr > [data-muted] {
    color: var(--text-2);
    white-space: nowrap;
  }
  /* Buttons and menus side by side, without an element round them. */
  & > tbody > tr > td > time,
  & > tbody > tr > [data-pinned] {
    white-space: nowrap;
  }
  & > tbody > tr > [data-pinned] > :is(a, button) {
    vertical-align: middle;
  }
  & > tbody > tr[data-current] {
    --row-tint: var(--hover);
    --text-2: var(--on-press);
  }
  @media (hover: hover) {
    & > tbody[data-hoverable] > tr:hover {
      --row-tint: var(--hover);
      --text-2: var(--on-press);
    }
  }
  & > tbody > tr[aria-selected='true'] {
    --row-tint: var(--accent-soft);
    --soft-fill: var(--paper);
    --text-2: var(--on-press);
  }
  & > tbody > tr:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  & > tbody[data-pressable] > tr {
    cursor: pointer;
  }
  & > tbody > tr > td > [data-select] {
    ${checkboxStyles}
  }
  & > * > tr > [data-blank]::before {
    content: '';
    inline-size: 64%;
    block-size: 12px;
    border-radius: 6px;
    ${skeletonStyles}
  }
  & > tbody > tr > [data-blank][data-align='end']::before {
    margin-inline-start: auto;
  }
  & > * > tr > [data-blank][data-selecting]::before {
    inline-size: 18px;
    block-size: 18px;
  }
  &[data-density='dense'] > tbody > tr {
    --row-picture: 28px;
  }
  &[data-density='dense'] > tbody > tr > * {
    padding-block: 4px;
  }
  &[data-density='dense'] > tbody [data-lines] {
    flex-direction: row;
    align-items: baseline;
    gap: var(--space-8);
  }
`;
/**
 * A table of records, and its outline while it loads. Rows and cells are plain elements, styled by
 * their table: hundreds of styled components would each cost time.
 */
export const RowTable = styled.table`
  inline-size: 100%;
  font: 400 var(--text-table) var(--font-body);
  font-variant-numeric: tabular-nums;
  outline: none;
  ${cellStyles}
  ${headerStyles}
  ${rowStyles}
  ${recordStyles}
  ${textStyles}
`;
