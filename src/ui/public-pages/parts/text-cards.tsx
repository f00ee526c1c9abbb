import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-24);
  & > li {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--space-12);
    padding: var(--space-24);
    border-radius: var(--radius-card);
    background: var(--paper);
    box-shadow: var(--shadow-card);
  }
  & h3 {
    font: var(--weight-head) var(--text-h2) var(--font-head);
  }
  & strong {
    font: var(--weight-head) var(--text-lead-figure) var(--font-head);
  }
  & p {
    flex: 1;
    color: var(--text-2);
  }
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface TextCard {
  title: string;
  text: string;
  /** A price, shown large between the two. */
  figure?: string | undefined;
  action?: ReactNode;
}

/** Cards side by side, each with a short text. */
export function TextCards({ cards }: { cards: readonly TextCard[] }) {
  return (
    <Grid>
      {cards.map(({ title, text, figure, action }) => (
        <li key={title}>
          <h3>{title}</h3>
          {figure && <strong>{figure}</strong>}
          <p>{text}</p>
          {action}
        </li>
      ))}
    </Grid>
  );
}
