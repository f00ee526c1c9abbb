import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { HUES, type Hue } from './hues';
import { DASHES, type Series } from './line-chart';

/** How a part of a chart is known: a patch of its hue, its line, or the tick of what was before. */
export type Look =
  | { readonly sign: 'patch'; readonly hue: Hue }
  | { readonly sign: 'line'; readonly hue: Hue; readonly dash: Series['dash'] }
  | { readonly sign: 'tick' };

const Patch = styled.span<{ $hue: Hue }>`
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

/** The sign of a part of a chart; the words stand beside it. */
export function Sign({ look }: { look: Look }) {
  if (look.sign === 'patch') return <Patch $hue={look.hue} aria-hidden="true" />;
  const dash = look.sign === 'line' ? DASHES[look.dash] : undefined;
  return (
    <Stroke
      $colour={look.sign === 'line' ? HUES[look.hue] : 'var(--text)'}
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
  readonly look: Look;
  readonly label: ReactNode;
  readonly id: string;
}

/** What the signs of a chart stand for. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Row>
      {entries.map(({ id, look, label }) => (
        <li key={id}>
          <Sign look={look} />
          <span>{label}</span>
        </li>
      ))}
    </Row>
  );
}
