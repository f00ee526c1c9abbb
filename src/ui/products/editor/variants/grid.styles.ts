import { css, styled } from 'styled-components';
import { media } from '../../../theme/breakpoints';

/** Scrolls a grid that is wider than its card, so that the page does not scroll. */
export const Scroller = styled.div`
  position: relative;
  max-inline-size: 100%;
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-note);
`;

const headerStyles = css`
  & thead th {
    block-size: 40px;
    background: var(--sunk);
    color: var(--text-2);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
  & :is(thead, tbody) th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-inline-size: 120px;
    padding-inline-start: var(--space-16);
    text-align: start;
  }
  & tbody th:first-child {
    background: var(--paper);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
  & tbody th[data-group] {
    background: var(--sunk);
    color: var(--text-2);
  }
  & th[data-marks] {
    cursor: pointer;
  }
  ${media.below('phone')} {
    & :is(thead, tbody) th:first-child {
      min-inline-size: 76px;
      padding-inline-start: var(--space-12);
      white-space: normal;
    }
  }
`;

const cellStyles = css`
  & td[data-line] {
    position: relative;
    cursor: cell;
    user-select: none;
  }
  & td[data-tone='low_stock'] {
    background: var(--warning-soft);
    color: var(--warning-text);
    font-weight: var(--weight-strong);
  }
  & td[data-tone='out_of_stock'] {
    background: var(--error-soft);
    color: var(--error-text);
    font-weight: var(--weight-strong);
  }
  & td[data-missing] {
    background: var(--warning-soft);
    color: var(--warning-text);
  }
  & td[data-off] {
    background: var(--sunk);
    color: var(--text-2);
  }
  & td[data-out] {
    background: repeating-linear-gradient(
      -45deg,
      transparent 0 6px,
      var(--press) 6px 7px
    );
    color: var(--text-2);
  }
  & td[data-out] > svg {
    margin-inline: auto;
  }
  & td[aria-selected='true']:not([data-active]) {
    background: var(--accent-soft2);
  }
  & td[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px var(--error-text);
    color: var(--error-text);
  }
  & td[data-active] {
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  & td[data-active]:is(:focus, :focus-within) {
    outline: none;
    border-radius: 4px;
    box-shadow: inset 0 0 0 2px var(--focus);
  }
  & td[aria-invalid='true']:is(:focus, :focus-within) {
    box-shadow: inset 0 0 0 2px var(--error-text), inset 0 0 0 4px var(--paper);
  }
`;

/** A spreadsheet of variants. */
export const Sheet = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: 400 var(--text-table) var(--font-body);
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    min-inline-size: 72px;
    block-size: 48px;
    padding: 4px var(--space-8);
    border-block-end: 1px solid var(--line);
    border-inline-end: 1px solid var(--line);
    text-align: center;
    white-space: nowrap;
  }
  /* Three columns and their total fit a phone of 390 px. */
  ${media.below('phone')} {
    & :is(th, td) {
      min-inline-size: 54px;
      padding-inline: var(--space-4);
    }
  }
  & tr > :last-child {
    border-inline-end: 0;
  }
  & tbody:last-child > tr:last-child > * {
    border-block-end: 0;
  }
  & td[data-total] {
    color: var(--text-2);
  }
  ${headerStyles}
  ${cellStyles}
`;

/** A code has its natural width, up to a limit, and is read from the left. */
export const Code = styled.bdi`
  display: inline-block;
  max-inline-size: 160px;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: middle;
  font-size: 0.8125rem;
`;

export const SecondLine = styled.span`
  display: block;
  color: var(--text-2);
  font: 400 var(--text-chip) var(--font-body);
`;

/** Covers its cell while the user types. */
export const CellInput = styled.input`
  position: absolute;
  inset: 2px;
  min-inline-size: 0;
  inline-size: calc(100% - 4px);
  block-size: calc(100% - 4px);
  padding: 0 6px;
  border: 0;
  border-radius: 4px;
  background: var(--paper);
  color: var(--text);
  outline: none;
  font: var(--weight-strong) var(--text-table) var(--font-body);
  text-align: center;
`;

/** A sample of a colour. */
export const Swatch = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1px var(--line-strong);
`;

export const LabelledValue = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
`;

export const Thumbs = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 2px;
  & > img {
    inline-size: 32px;
    block-size: 32px;
    border-radius: 6px;
    object-fit: cover;
  }
`;
