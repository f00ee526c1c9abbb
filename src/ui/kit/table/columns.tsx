import { css, styled } from 'styled-components';
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

/**
 * The cards of a record in the order of their importance: on a phone one below another, in a wide
 * window in two columns, each in this order. The children are `SideCards`, or `MainCards`. Floats:
 * a grid would align the cards of both columns in rows.
 */
export const RecordCards = styled.div`
  --side: 312px;
  display: flow-root;
  margin-block-end: calc(-1 * var(--space-24));
  ${media.below('desktop')} {
    --side: 100%;
  }
  ${media.below('phone')} {
    margin-block-end: calc(-1 * var(--space-16));
  }
`;
const cardsInColumn = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  min-inline-size: 0;
  margin-block-end: var(--space-24);
  &:empty {
    display: none;
  }
  ${media.below('phone')} {
    gap: var(--space-16);
    margin-block-end: var(--space-16);
  }
`;
export const MainCards = styled.div`
  ${cardsInColumn}
  float: inline-start;
  clear: inline-start;
  inline-size: calc(100% - var(--side) - var(--space-24));
  ${media.below('desktop')} {
    float: none;
    inline-size: auto;
  }
`;
export const SideCards = styled.div`
  ${cardsInColumn}
  float: inline-end;
  clear: inline-end;
  inline-size: var(--side);
  ${media.below('desktop')} {
    float: none;
  }
`;

export const Muted = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
