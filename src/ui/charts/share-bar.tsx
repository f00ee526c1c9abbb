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
  /** Not negative. */
  readonly value: number;
}

/** The parts of a sum, as one bar. Decorative: the facts below it contain every part as text. */
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
