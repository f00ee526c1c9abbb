import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { HUES, type Hue } from './hues';

export interface BarEntry {
  readonly id: string;
  readonly name: ReactNode;
  /** Next to the value, in grey: a share. */
  readonly aside?: ReactNode;
  readonly value: ReactNode;
  /** Share of the longest bar, 0 to 1. */
  readonly length: number;
  readonly hue?: Hue;
}

const Rows = styled.ol`
  display: grid;
  gap: var(--space-16);
`;
const Text = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-8);
  margin-block-end: var(--space-8);
  font: 400 var(--text-small) var(--font-body);
  font-variant-numeric: tabular-nums;
  & > :first-child {
    flex: 1 1 0;
    min-inline-size: min-content;
  }
  & > span {
    color: var(--text-2);
  }
`;
const Track = styled.div`
  block-size: 8px;
  border-radius: var(--radius-round);
  background: var(--track);
`;
const Fill = styled.div<{ $hue: Hue }>`
  block-size: 100%;
  border-radius: inherit;
  background: ${({ $hue }) => HUES[$hue]};
`;

/** A ranking by bars that start at the reading side; each figure is shown as text above its bar. */
export function BarList({ entries }: { entries: readonly BarEntry[] }) {
  return (
    <Rows>
      {entries.map(({ id, name, aside, value, length, hue = 1 }) => (
        <li key={id}>
          <Text>
            <div>{name}</div>
            {aside && <span>{aside}</span>}
            <b>{value}</b>
          </Text>
          <Track aria-hidden="true">
            <Fill $hue={hue} style={{ inlineSize: `${Math.max(0, Math.min(1, length)) * 100}%` }} />
          </Track>
        </li>
      ))}
    </Rows>
  );
}
