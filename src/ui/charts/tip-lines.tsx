import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Look, Sign } from './legend';

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-24);
  margin-block-end: var(--space-4);
  font-weight: var(--weight-strong);
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  font-variant-numeric: tabular-nums;
  & > :last-child {
    margin-inline-start: auto;
  }
`;

export interface TipLine {
  readonly id: string;
  readonly look: Look;
  readonly name?: ReactNode;
  readonly value: ReactNode;
}

interface TipLinesProps {
  title: string;
  /** How much it has changed. */
  change?: ReactNode;
  lines: readonly TipLine[];
}

/** What a point of a chart says under the pointer. */
export function TipLines({ title, change, lines }: TipLinesProps) {
  return (
    <>
      <Head>
        <span>{title}</span>
        {change}
      </Head>
      {lines.map(({ id, look, name, value }) => (
        <Line key={id}>
          <Sign look={look} />
          {name && <span>{name}</span>}
          <bdi>{value}</bdi>
        </Line>
      ))}
    </>
  );
}
