import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, CardHeader } from '../kit/card';
import { media } from '../theme/breakpoints';

export interface SectionProps {
  title: string;
  /** A measure or a rule, at the end of the head. */
  note?: string | undefined;
  /** Both columns wide where there are two. */
  wide?: boolean | undefined;
  children: ReactNode;
}

const Surface = styled(Card)`
  ${media.below('phone')} {
    padding: var(--space-20) var(--space-16);
  }
`;

/** A group of kit pieces on paper, each of them really working. */
export function Section({ title, note, wide = false, children }: SectionProps) {
  return (
    <Surface data-section="" {...(wide ? { 'data-wide': '' } : {})}>
      <CardHeader title={title} aside={note} />
      {children}
    </Surface>
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

/** A quiet word above a group of pieces. */
export const Caption = styled.h3`
  margin-block-end: var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** Groups of pieces below each other, a hairline between them. */
export const Groups = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
  & > * + * {
    padding-block-start: var(--space-20);
    border-block-start: 1px solid var(--line);
  }
`;

/** A named group of pieces. */
export function Group({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      <Caption>{caption}</Caption>
      {children}
    </div>
  );
}
