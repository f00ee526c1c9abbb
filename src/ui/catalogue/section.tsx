import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, CardHead } from '../kit/card';

export interface SectionProps {
  title: string;
  /** A measure or a rule, at the end of the head. */
  note?: string | undefined;
  /** Both columns wide where there are two. */
  wide?: boolean | undefined;
  children: ReactNode;
}

const Plate = styled(Card)<{ $wide: boolean }>`
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
`;

/** A group of kit pieces on paper, each of them really working. */
export function Section({ title, note, wide = false, children }: SectionProps) {
  return (
    <Plate $wide={wide} data-section="">
      <CardHead title={title} aside={note} />
      {children}
    </Plate>
  );
}

/** Pieces side by side, wrapping. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
`;

/** Rows and fields below each other. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;
