import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LegendSymbol, type LegendSymbolSpec } from './legend';

const Header = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-24);
  margin-block-end: var(--space-4);
  font-weight: var(--weight-strong);
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  font-variant-numeric: tabular-nums;
  & > :last-child {
    margin-inline-start: auto;
  }
`;

export interface TooltipLine {
  readonly id: string;
  readonly symbol: LegendSymbolSpec;
  readonly name?: ReactNode;
  readonly value: ReactNode;
}

interface TooltipLinesProps {
  title: string;
  /** The change of the value. */
  change?: ReactNode;
  lines: readonly TooltipLine[];
}

/** The tooltip of a chart's point. */
export function TooltipLines({ title, change, lines }: TooltipLinesProps) {
  return (
    <>
      <Header>
        <span>{title}</span>
        {change}
      </Header>
      {lines.map(({ id, symbol, name, value }) => (
        <Line key={id}>
          <LegendSymbol look={symbol} />
          {name && <span>{name}</span>}
          <bdi>{value}</bdi>
        </Line>
      ))}
    </>
  );
}
