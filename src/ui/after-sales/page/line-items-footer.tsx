import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

const Footer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  padding: var(--space-16) var(--space-24) var(--space-20);
  & > * {
    grid-column: 2;
  }
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: var(--space-16);
    & > * {
      grid-column: 1;
    }
  }
`;

/** The totals of a request's items, below their figures. */
export function LineItemsFooter({ children }: { children: ReactNode }) {
  return <Footer>{children}</Footer>;
}
