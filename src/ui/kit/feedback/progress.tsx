import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type MeterTone, ProgressBar } from './meter';

interface Base {
  label: string;
  /** From 0 to `max`. */
  value: number;
  /** 100 by default. */
  max?: number | undefined;
  tone?: MeterTone | undefined;
}

const Block = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-inline-size: 0;
`;
const Text = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-12);
  font: 400 var(--text-small) var(--font-body);
  & > b {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** Running work: "Import : 6 214 lignes sur 10 000", its figure at the end, the bar below. */
export function ProgressLine({ figure, ...bar }: Base & { figure: ReactNode }) {
  return (
    <Block>
      <Text>
        <span>{bar.label}</span>
        <b>
          <bdi>{figure}</bdi>
        </b>
      </Text>
      <ProgressBar {...bar} />
    </Block>
  );
}
