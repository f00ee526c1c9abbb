import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { HUES, type Hue } from './hues';
import { DASHES, type Series } from './line-chart';

/**
 * The sign of a part of a chart: a patch of its hue, its line, or the marker of the earlier value.
 */
export type LegendSymbolSpec =
  | { readonly sign: 'patch'; readonly hue: Hue }
  | { readonly sign: 'line'; readonly hue: Hue; readonly dash: Series['dash'] }
  | { readonly sign: 'tick' };

const Swatch = styled.span<{ $hue: Hue }>`
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  border-radius: 4px;
  background: ${({ $hue }) => HUES[$hue]};
`;
const Stroke = styled.svg<{ $colour: string }>`
  flex: none;
  & > line {
    stroke: ${({ $colour }) => $colour};
  }
`;

/** The sign of a part of a chart; its text is next to it. */
export function LegendSymbol({ look: symbol }: { look: LegendSymbolSpec }) {
  if (symbol.sign === 'patch') return <Swatch $hue={symbol.hue} aria-hidden="true" />;
  const dash = symbol.sign === 'line' ? DASHES[symbol.dash] : undefined;
  return (
    <Stroke
      $colour={symbol.sign === 'line' ? HUES[symbol.hue] : 'var(--text)'}
      width={16}
      height={12}
      aria-hidden="true"
      focusable="false"
    >
      <line x1={0} x2={16} y1={6} y2={6} strokeWidth={2} strokeDasharray={dash} />
    </Stroke>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-20);
  font: 400 var(--text-small) var(--font-body);
  & > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-8);
    color: var(--text);
  }
`;

export interface LegendEntry {
  readonly symbol: LegendSymbolSpec;
  readonly label: ReactNode;
  readonly id: string;
}

/** The meanings of a chart's signs. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Row>
      {entries.map(({ id, symbol, label }) => (
        <li key={id}>
          <LegendSymbol look={symbol} />
          <span>{label}</span>
        </li>
      ))}
    </Row>
  );
}
