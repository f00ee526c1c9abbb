import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, CardHeader } from '../kit/layout/card';
import { media } from '../theme/breakpoints';

export interface SectionProps {
  title: string;
  /** A size or a rule, at the end of the header. */
  note?: string | undefined;
  /** Spans both columns where there are two. */
  wide?: boolean | undefined;
  children: ReactNode;
}

const Surface = styled(Card)`
  ${media.below('phone')} {
    padding: var(--space-20) var(--space-16);
  }
`;

/** A group of kit components on a card; each of them works. */
export function Section({ title, note, wide = false, children }: SectionProps) {
  return (
    <Surface data-section="" {...(wide ? { 'data-wide': '' } : {})}>
      <CardHeader title={title} aside={note} />
      {children}
    </Surface>
  );
}

/** Components next to each other, with wrapping. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
`;

/** Rows and fields, one below another. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

/** A secondary heading above a group of components. */
export const Caption = styled.h3`
  margin-block-end: var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** Groups of components, one below another, separated by hairlines. */
export const Groups = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
  & > * + * {
    padding-block-start: var(--space-20);
    border-block-start: 1px solid var(--line);
  }
`;

/** A named group of components. */
export function Group({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      <Caption>{caption}</Caption>
      {children}
    </div>
  );
}
