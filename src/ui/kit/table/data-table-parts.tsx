import type { CSSProperties } from 'react';
import { css, styled } from 'styled-components';
import DescendingIcon from '~icons/solar/alt-arrow-down-bold';
import AscendingIcon from '~icons/solar/alt-arrow-up-bold';
import { media } from '../../theme/breakpoints';
import { checkboxStyles } from '../fields/checkbox';
import { iconMask, maskedIcon } from '../icon-mask';
import { skeletonStyles } from '../loading/skeleton';

export type Density = 'normal' | 'dense';

/** A row's height in px: 52, 64 with a picture, 40 in dense mode. */
export function rowHeight(density: Density, pictured: boolean): number {
  return density === 'dense' ? 40 : pictured ? 64 : 52;
}

export const HEADER_HEIGHT = 44;

/** The attributes of a table for the height of its rows. */
export function rowSizes(density: Density, pictured: boolean) {
  // React's type of a style has no custom properties.
  const style = { '--row-height': `${rowHeight(density, pictured)}px` } as CSSProperties;
  return { 'data-density': density, style };
}

/*
 * Rows and cells are plain elements, styled by their table: hundreds of styled components would
 * each cost time.
 */
const cellStyles = css`
  & > * > tr > * {
    padding: 6px 12px;
    ${media.below('wide')} {
      padding-inline: 8px;
    }
    text-align: start;
    vertical-align: middle;
    font-weight: inherit;
    outline: none;
  }
  & > * > tr > :first-child {
    padding-inline-start: 24px;
  }
  & > * > tr > :last-child {
    padding-inline-end: 20px;
  }
  & > * > tr > [data-selecting] {
    inline-size: 42px;
    padding-inline-end: 0;
  }
  & > * > tr > [data-align='end'] {
    text-align: end;
  }
  & > * > tr > :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -4px;
    border-radius: 6px;
  }
`;
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
/*
 * A picture, a link and a second line, in dense rows beside the link. A long name never pushes the
 * other columns out. The link leads from the whole cell.
 */
const recordStyles = css`
  & > tbody > tr > [data-record] {
    --record-start: 12px;
    --record-picture: var(--row-picture, 44px);
    position: relative;
    min-inline-size: 216px;
    max-inline-size: 0;
    padding-block: 4px;
    padding-inline-start: calc(var(--record-start) + var(--record-picture) + var(--space-12));
    white-space: nowrap;
    ${media.below('wide')} {
      --record-start: 8px;
    }
    &:first-child {
      --record-start: 24px;
    }
    & > img,
    &::before {
      position: absolute;
      inset-block-start: calc(50% - var(--record-picture) / 2);
      inset-inline-start: var(--record-start);
      inline-size: var(--record-picture);
      block-size: var(--record-picture);
    }
    &::before {
      content: '';
      border-radius: var(--radius-control);
      background: var(--sunk);
    }
    & > a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    & > a:first-child::before {
      ${maskedIcon(20)}
      /* The link's text has a direction of its own. */
      direction: ltr;
      position: absolute;
      inset-block-start: calc(50% - 10px);
      inset-inline-start: calc(var(--record-start) + var(--record-picture) / 2 - 10px);
      color: var(--text-disabled);
    }
    & > :is(a, span) {
      inline-size: fit-content;
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    /* A long name has a second line; two lines of names and one of details fit into a row. */
    & > a {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 1.35;
      white-space: normal;
    }
  }
  :root[dir='rtl'] & > tbody > tr > [data-record] > a:first-child::before {
    direction: rtl;
  }
  &[data-density='dense'] > tbody > tr > [data-record] {
    overflow: hidden;
    text-overflow: ellipsis;
    & > :is(a, span) {
      display: inline;
      white-space: nowrap;
    }
    & > span {
      margin-inline-start: var(--space-8);
    }
  }
`;
/** The longest text never moves another column: it ends with an ellipsis. */
const textStyles = css`
  & > * > tr > [data-text] {
    min-inline-size: 132px;
  }
  & > tbody > tr > [data-text] {
    max-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > tbody > tr > [data-text] > :is(bdi, span),
  & > tbody > tr > [data-text] [data-lines] > * {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* At the start of the cell, also where the text has another direction. */
  & > tbody > tr > [data-text] > :is(bdi, span) {
    display: block;
    inline-size: fit-content;
  }
  & > tbody > tr > [data-text] [data-lines] {
    align-items: flex-start;
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
export const TableFrame = styled.div`
  position: relative;
  isolation: isolate;
  & tbody {
    transition: opacity var(--t-hover) var(--ease);
  }
  &[data-refetching] tbody {
    opacity: 0.6;
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
/** A table of records, and its outline while it loads. */
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
export const CardList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-4) var(--space-16) var(--space-16);
  &[data-refetching] {
    opacity: 0.6;
  }
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
