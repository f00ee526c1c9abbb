import { styled } from 'styled-components';
import { Stack } from '../../kit/table/columns';
import { media } from '../../theme/breakpoints';

/** Fields in three columns. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-20) var(--space-16);
  ${media.below('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A secondary sentence under a card's title. */
export const Lead = styled.p`
  margin-block: calc(-1 * var(--space-16)) var(--space-20);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/**
 * Each card and each row in it is painted separately; otherwise a letter repaints all sixty fields.
 */
export const EditorCards = styled(Stack)`
  & > section,
  & > section > div > * {
    isolation: isolate;
  }
`;

/** The height of cards that are not rendered yet, so that the save bar does not move with them. */
export const CardsToCome = styled.div`
  block-size: 100vh;
`;
