import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/breakpoints';

/** A figure, what it counts, and a word to it. */
export interface StripFigure {
  readonly name: string;
  readonly figure: ReactNode;
  readonly note?: ReactNode;
}

/* Every cell has a line before and above it; those at the edges are cut off, however the cells break. */
export const StripFrame = styled.div`
  overflow: hidden;
  border-radius: inherit;
`;
export const StripGrid = styled.dl<{ $cells: number; $fewer?: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $cells }) => $cells}, minmax(0, 1fr));
  margin-block-start: -1px;
  margin-inline-start: -1px;
  ${media.below('desktop')} {
    grid-template-columns: repeat(${({ $cells, $fewer = 3 }) => Math.min($cells, $fewer)}, minmax(0, 1fr));
  }
  ${media.below('phone')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
export const StripCell = styled.div<{ $narrow?: boolean }>`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-20) var(${({ $narrow = false }) => ($narrow ? '--space-16' : '--space-24')});
  border-block-start: 1px solid var(--line);
  border-inline-start: 1px solid var(--line);
  ${media.below('phone')} {
    padding: var(--space-16);
  }
`;
const Cell = styled(StripCell)`
  & > dt {
    grid-row: 2;
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
  & > dd {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  & > dt + dd {
    grid-row: 1;
    color: var(--text);
    font: var(--weight-head) var(${({ $narrow }) => ($narrow ? '--text-h2' : '--text-figure')}) var(--font-head);
    overflow-wrap: break-word;
  }
`;

/** From here on amounts of money would not fit into their cells in large figures. */
const NARROW_FROM = 5;

/** Figures side by side in one card, with hairlines between them; amounts of money too. */
export function FigureStrip({ figures }: { figures: readonly StripFigure[] }) {
  return (
    <StripFrame>
      <StripGrid $cells={figures.length}>
        {figures.map(({ name, figure, note }) => (
          <Cell key={name} $narrow={figures.length >= NARROW_FROM}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
            {note && <dd>{note}</dd>}
          </Cell>
        ))}
      </StripGrid>
    </StripFrame>
  );
}
