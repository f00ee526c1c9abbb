import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Facts of a record, one per line. */
export const FactRows = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;
const Line = styled.div<{ $strong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-12);
  & > dt {
    color: ${({ $strong }) => ($strong ? 'inherit' : 'var(--text-2)')};
  }
  & > dd {
    min-inline-size: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: end;
  }
  ${({ $strong }) =>
    $strong &&
    `
    padding-block-start: var(--space-12);
    border-block-start: 1px solid var(--line);
    font-weight: var(--weight-strong);
    & > dd { font: var(--weight-head) var(--text-h2) var(--font-head); }`}
`;

interface FactRowProps {
  name: ReactNode;
  children: ReactNode;
  /** The line with the result of the others. */
  strong?: boolean;
}

export function FactRow({ name, children, strong = false }: FactRowProps) {
  return (
    <Line $strong={strong}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Line>
  );
}
