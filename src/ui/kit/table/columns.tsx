import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

/** The cards of the page, one below another. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  min-inline-size: 0;
  ${media.below('phone')} {
    gap: var(--space-16);
  }
`;

/** The main content of the page, and related information next to it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 312px;
  align-items: start;
  gap: var(--space-24);
  ${media.below('desktop')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.below('phone')} {
    gap: var(--space-16);
  }
`;

export const Muted = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
