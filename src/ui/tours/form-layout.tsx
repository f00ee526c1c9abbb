import { styled } from 'styled-components';
import { media } from '../theme/breakpoints';

/** Fields one below another. */
export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
`;

/** Two fields side by side, on a phone one below the other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-20) var(--space-16);
  align-items: start;
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Secondary text under a card's title or among fields. */
export const Hint = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
