import { styled } from 'styled-components';
import { useFormat } from '../text/use-format';

const Lines = styled.dl`
  display: grid;
  gap: var(--space-8);
`;
const KINDS = {
  plain: '& > dt { color: var(--text-2); }',
  total: `
    padding-block-start: var(--space-12);
    border-block-start: 1px solid var(--line);
    font-weight: var(--weight-strong);
    & > dd { font: var(--weight-head) var(--text-h2) var(--font-head); }`,
  small: 'color: var(--text-2); font-size: var(--text-small);',
  net: 'font-weight: var(--weight-strong); & > dd { color: var(--accent-text); }',
};
type Kind = keyof typeof KINDS;
const Line = styled.div<{ $kind: Kind }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-12);
  font-variant-numeric: tabular-nums;
  ${({ $kind }) => KINDS[$kind]}
`;

/** A line of the amounts. */
export interface AmountLine {
  name: string;
  label: string;
  /** Centimes; null for hidden amounts. */
  amount: number | null;
  kind: Kind;
}

/** Amounts and their total, one line each. */
export function Amounts({ lines }: { lines: readonly AmountLine[] }) {
  const format = useFormat();
  return (
    <Lines>
      {lines.map(
        ({ name, label, amount, kind }) =>
          amount !== null && (
            <Line key={name} $kind={kind}>
              <dt>{label}</dt>
              <dd>
                <bdi>{format.money(amount)}</bdi>
              </dd>
            </Line>
          ),
      )}
    </Lines>
  );
}
