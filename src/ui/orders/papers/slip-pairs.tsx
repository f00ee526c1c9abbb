import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Labels and facts: one pair on each line, or with `data-flowing` one after the other. */
export const SlipPairs = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: start;
  gap: 0.2em 1.2em;
  break-inside: avoid;
  & > div {
    display: contents;
  }
  & dd {
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
  }
  &[data-flowing] {
    display: flex;
    flex-wrap: wrap;
    & > div {
      display: flex;
      gap: 0.5em;
    }
  }
`;

interface SlipPairProps {
  label: string;
  children: ReactNode;
}

export function SlipPair({ label, children }: SlipPairProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
