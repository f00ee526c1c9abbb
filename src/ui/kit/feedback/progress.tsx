import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Meter, type MeterTone, ProgressBar, Ring } from './meter';

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
const Beside = styled.div<{ $tone: MeterTone }>`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 var(--space-8);
  min-inline-size: 0;
  font: 400 var(--text-help) var(--font-body);
  & > b {
    color: var(--${({ $tone }) => $tone}-text);
    font-variant-numeric: tabular-nums;
  }
  & > span:last-child {
    color: var(--text-2);
  }
`;
const Round = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--space-12);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  & b {
    color: var(--text);
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

/** A fill level in little space: bar and figure side by side, the text below. */
export function MeterLine({ figure, ...bar }: Base & { figure: ReactNode }) {
  return (
    <Beside $tone={bar.tone ?? 'accent'}>
      <Meter {...bar} height={4} />
      <b>
        <bdi>{figure}</bdi>
      </b>
      <span>{bar.label}</span>
    </Beside>
  );
}

/** A round meter with its figure inside and its text next to it: "86 Santé". */
export function RingMeter({
  figure,
  size,
  ...ring
}: Base & { figure: ReactNode; size?: number | undefined }) {
  return (
    <Round>
      <Ring {...ring} size={size}>
        <bdi>{figure}</bdi>
      </Ring>
      <span aria-hidden="true">{ring.label}</span>
    </Round>
  );
}
