import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Muted } from '../kit/table/columns';
import { useFormat } from '../text/use-format';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-8) var(--space-12);
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
const Strong = styled.span`
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
  & > a {
    display: inline-block;
    min-block-size: 24px;
    color: inherit;
  }
`;
const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
`;

interface MoneyRowCardProps {
  title: ReactNode;
  /** Muted lines under the title. */
  notes: readonly ReactNode[];
  /** Centimes. */
  amount: number;
  /** A chip at the start, a muted text at the end. */
  footer?: ReactNode;
}

/** A row about money on a phone: subject, amount and state. */
export function MoneyRowCard({ title, notes, amount, footer }: MoneyRowCardProps) {
  const format = useFormat();
  return (
    <Grid>
      <Text>
        <Strong>{title}</Strong>
        {notes.map((note, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one card, which never change places.
          <Muted key={line}>{note}</Muted>
        ))}
      </Text>
      <Strong>
        <bdi>{format.money(amount)}</bdi>
      </Strong>
      {footer && <Footer>{footer}</Footer>}
    </Grid>
  );
}
