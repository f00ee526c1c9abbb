import { styled } from 'styled-components';
import { media } from '../theme/breakpoints';

/** Main 2/3 and side 1/3, stacked on narrow windows. */
export const AccountColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 312px;
  align-items: start;
  gap: var(--space-24);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Fields in two columns. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-20) var(--space-16);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
