import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

/** One column per language; the same field is on the same row in all of them. */
export const PaneGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-template-rows: repeat(4, auto);
  gap: var(--space-20) var(--space-16);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const PaneBox = styled.div<{ $shown: boolean }>`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  align-items: start;
  min-inline-size: 0;
  ${media.below('tablet')} {
    display: ${({ $shown }) => ($shown ? 'grid' : 'none')};
    grid-row: auto;
    grid-template-rows: none;
    gap: var(--space-20);
  }
`;

export const PaneHeaderRow = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;

export const PaneName = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  min-block-size: 32px;
  & > bdi {
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
  & > svg {
    color: var(--success-text);
  }
`;

export const PaneMeter = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  font: var(--weight-strong) var(--text-help) var(--font-body);
  font-variant-numeric: tabular-nums;
  & > span:first-child {
    flex: 1;
  }
`;

/** Only where the panes are not side by side. */
export const NarrowOnly = styled.div`
  display: none;
  margin-block-end: var(--space-20);
  ${media.below('tablet')} {
    display: block;
  }
`;
