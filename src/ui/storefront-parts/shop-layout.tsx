import { styled } from 'styled-components';
import { Container } from '../public-pages/layout/public-layout';
import { media } from '../theme/breakpoints';

/** The muted background of the storefront's pages, as wide as the frame. */
export const ShopBackground = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  padding-block: var(--space-32);
  ${media.below('phone')} {
    gap: var(--space-16);
    padding-block: var(--space-16);
  }
  & h1 {
    font: var(--weight-head) var(--text-h1) var(--font-head);
  }
`;
export const ShopHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12) var(--space-16);
`;
/** Products side by side; `$old` while others are loading. */
export const TileGrid = styled.ul<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, calc(50% - 8px)), 1fr));
  gap: var(--space-24) var(--space-16);
`;
/** Pictures of a product, with its details beside them. */
export const OfferColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-40);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-24);
  }
`;
/** A picture on the background that all product pictures share. */
export const Picture = styled.span`
  display: block;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--radius-note);
  background: var(--sunk);
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
