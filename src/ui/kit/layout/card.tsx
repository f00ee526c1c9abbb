import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

/** On a phone a list's rows are cards themselves: the outer card becomes the ground. */
const phoneGround = css`
  ${media.below('phone')} {
    margin-inline: calc(-1 * var(--space-16));
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

/**
 * A white surface on the grey ground. `$flush` removes the padding, for tables that reach the edge.
 */
export const Card = styled.section<{ $flush?: boolean }>`
  min-inline-size: 0;
  padding: ${({ $flush }) => ($flush ? '0' : 'var(--space-24)')};
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-card);
  @media print {
    box-shadow: none;
  }
  ${({ $flush }) => $flush && phoneGround}
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  margin-block-end: var(--space-20);
`;
const Aside = styled.div`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** A card's title, with a text or an action at its end. */
export function CardHeader({ title, aside }: { title: ReactNode; aside?: ReactNode }) {
  return (
    <Header>
      <h2>{title}</h2>
      {aside && <Aside>{aside}</Aside>}
    </Header>
  );
}

/** A row of controls between a card's tabs and its table. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
  padding: var(--toolbar-block, var(--space-16)) var(--space-24);
  /* The search shows its whole placeholder where the filters leave it the room. */
  & > :where(:first-child:has(input[type='text'])) {
    flex: 1 1 var(--search-least, 226px);
    max-inline-size: 320px;
  }
  ${media.below('phone')} {
    position: relative;
    flex-wrap: nowrap;
    padding-inline: var(--space-16);
    overflow-x: auto;
    scrollbar-width: none;
    & > * {
      flex: none;
    }
  }
`;
