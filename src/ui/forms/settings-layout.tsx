import { styled } from 'styled-components';
import { Card } from '../kit/layout/card';
import { media } from '../theme/breakpoints';

/** A secondary sentence under a card's title. */
export const CardLead = styled.p`
  margin-block: calc(-1 * var(--space-16)) var(--space-20);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** As wide as the grid of fields around it. */
export const FullWidthRow = styled.div`
  grid-column: 1 / -1;
`;

/** A card whose table extends to its edges, also on a phone. */
export const FlushCard = styled(Card)`
  padding: 0;
  overflow: clip;
`;

/** The header of a card whose table extends to its edges. */
export const FlushHeader = styled.div`
  padding: var(--space-24) var(--space-24) var(--space-12);
  & > :last-child {
    margin-block-end: 0;
  }
  ${media.below('phone')} {
    padding-inline: var(--space-16);
  }
`;

/**
 * Lines of a card whose table extends to its edges; cells without room move below the first cell.
 */
export const SettingsTable = styled.table`
  inline-size: 100%;
  font: 400 var(--text-table) var(--font-body);
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: var(--space-8) var(--space-12);
    text-align: start;
    vertical-align: middle;
  }
  & tr > :first-child {
    padding-inline-start: var(--space-24);
  }
  & tr > :last-child {
    padding-inline-end: var(--space-16);
  }
  & thead > tr > * {
    block-size: 44px;
    background: var(--sunk);
    color: var(--on-press);
    font: var(--weight-strong) var(--text-small) var(--font-body);
    white-space: nowrap;
  }
  & tbody tr {
    block-size: 52px;
  }
  & tbody tr:not(:last-child) > * {
    border-block-end: 1px solid var(--line);
  }
  & tbody th {
    font-weight: var(--weight-strong);
  }
  & small {
    display: block;
    color: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
  }
  & [data-menu] {
    inline-size: 56px;
    text-align: end;
  }
  & [data-narrow] {
    display: none;
  }
  ${media.below('phone')} {
    & [data-wide] {
      display: none;
    }
    & [data-narrow] {
      display: block;
    }
    & tr > :first-child {
      padding-inline-start: var(--space-16);
    }
    & tr > :last-child {
      padding-inline-end: var(--space-8);
    }
  }
`;
