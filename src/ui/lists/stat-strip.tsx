import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { css, styled } from 'styled-components';
import { Icon, type IconType } from '../kit/icon';
import { Card } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import { media } from '../theme/breakpoints';

/** A figure, its name, and an optional note. */
export interface Stat {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** The list behind the figure; the whole cell is a link to it. */
  readonly to?: string;
  readonly icon?: IconType;
  /** The icon is mirrored in right-to-left pages. */
  readonly mirrored?: boolean;
}

/** A card whose strip extends to its edges, also on a phone. */
export const StripCard = styled(Card)`
  padding: 0;
`;
/* Every cell has a line before and above it; the lines at the edges are cut off, however the
   cells wrap. */
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
/* Name, figure and note share their lines with the cells beside: a name of two lines moves no figure. */
export const StripCell = styled.div<{ $tight?: boolean }>`
  position: relative;
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-20) var(${({ $tight = false }) => ($tight ? '--space-16' : '--space-24')});
  border-block-start: 1px solid var(--line);
  border-inline-start: 1px solid var(--line);
  ${media.below('phone')} {
    padding: var(--space-16);
  }
`;
/* Two amounts beside each other stay whole. */
const amountsOnPhone = css`
  ${media.below('phone')} {
    font-size: min(1.5rem, 5.4vw);
    overflow-wrap: normal;
  }
`;
const Cell = styled(StripCell)<{ $narrow: boolean; $counts: boolean }>`
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
    ${({ $counts }) => !$counts && amountsOnPhone}
  }
  & svg {
    position: absolute;
    inset-block-start: var(--space-24);
    inset-inline-end: var(--space-16);
    color: var(--text-2);
  }
  &:has(a:hover) {
    background: var(--hover);
  }
  ${media.below('phone')} {
    & svg {
      inset-block-start: var(--space-16);
    }
  }
`;
/* The name is the link; it covers its cell. */
const CellLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid var(--focus);
      outline-offset: -4px;
      border-radius: var(--radius-control);
    }
  }
`;

/** From this number of cells on, amounts of money in large figures would not fit. */
const NARROW_FROM = 5;

interface StatStripProps {
  stats: readonly Stat[];
  /** Whole numbers of records: short enough for large figures in any number of cells. */
  counts?: boolean;
  /** The figures are loading: placeholders keep their space, whatever the values are. */
  waiting?: boolean;
}

/** Figures side by side in one card, separated by thin lines; also amounts of money. */
export function StatStrip({ stats, counts = false, waiting = false }: StatStripProps) {
  const isTight = stats.length >= NARROW_FROM;
  return (
    <StripFrame>
      <StripGrid $cells={stats.length}>
        {stats.map(({ name, value, note, to, icon, mirrored }) => (
          <Cell key={name} $narrow={!counts && isTight} $counts={counts} $tight={isTight}>
            <dt>{to ? <CellLink to={to}>{name}</CellLink> : name}</dt>
            <dd>
              {waiting ? <Skeleton $width="70%" $height="1lh" /> : value}
              {icon && <Icon of={icon} size={20} mirrored={mirrored} />}
            </dd>
            {waiting && <Skeleton as="dd" $width="55%" $height="1lh" />}
            {note && !waiting && <dd>{note}</dd>}
          </Cell>
        ))}
      </StripGrid>
    </StripFrame>
  );
}
