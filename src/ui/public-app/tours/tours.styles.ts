import { styled } from 'styled-components';
import { ShopBackground } from '../../storefront-parts/shop-layout';
import { media } from '../../theme/breakpoints';

/** The column of the pages of tours. */
export const ToursColumn = styled(ShopBackground)`
  padding-block-start: var(--space-40);
  & > header {
    display: flex;
    flex-direction: column;
    gap: var(--space-12);
    max-inline-size: 44rem;
  }
  & > header > p {
    color: var(--text-2);
    font: 400 var(--text-large) var(--font-body);
  }
  & h2 {
    font: var(--weight-head) var(--text-h3) var(--font-head);
  }
`;

/** The cards of the tours. */
export const TourGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: var(--space-32) var(--space-24);
`;

/** Labels with their values, one below the other on a phone. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-8) var(--space-16);
  & > dt {
    color: var(--text-2);
  }
  & > dd {
    overflow-wrap: anywhere;
  }
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    & > dd:not(:last-child) {
      margin-block-end: var(--space-12);
    }
  }
`;

/** A page of one card in the middle. */
export const Narrow = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  inline-size: 100%;
  max-inline-size: 640px;
  margin-inline: auto;
  padding-block: var(--space-32);
  & h1 {
    font: var(--weight-head) var(--text-h2) var(--font-head);
  }
`;

/** Buttons side by side. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  @media print {
    display: none;
  }
`;
