import { styled } from 'styled-components';

/** Labels and amounts in two columns; `data-strong` marks the sum. */
export const TotalRows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: 0.4em;
  flex: 1 0 60mm;
  max-inline-size: 80mm;
  margin-inline-start: auto;
  break-inside: avoid;
  & > dd {
    padding-inline-start: 1.6em;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  & > [data-strong] {
    padding-block-start: 0.4em;
    border-block-start: 0.3mm solid currentColor;
    font-weight: var(--weight-strong);
  }
`;
