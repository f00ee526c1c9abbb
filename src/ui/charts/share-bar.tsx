import { styled } from 'styled-components';
import { HUES, type Hue } from './hues';

const Bar = styled.div`
  display: flex;
  gap: 3px;
  block-size: 44px;
  overflow: hidden;
  border-radius: var(--radius-control);
`;
const Part = styled.div<{ $hue: Hue }>`
  min-inline-size: 2px;
  background: ${({ $hue }) => HUES[$hue]};
`;

export interface SharePart {
  readonly id: string;
  readonly hue: Hue;
  /** Not below nothing. */
  readonly value: number;
}

/** What a sum is made of, as one bar. A drawing only: the facts below it say every part. */
export function ShareBar({ parts }: { parts: readonly SharePart[] }) {
  return (
    <Bar aria-hidden="true">
      {parts
        .filter(({ value }) => value > 0)
        .map(({ id, hue, value }) => (
          <Part key={id} $hue={hue} style={{ flexGrow: value, flexBasis: 0 }} />
        ))}
    </Bar>
  );
}
