import { styled } from 'styled-components';
import { media } from '../theme/breakpoints';

/** The cards of the page: two columns, one on a phone. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-24);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Lines of a card or a dialog, with a rule between them. The start of a line gives way to its end. */
export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8) var(--space-16);
    padding-block: var(--space-12);
    min-inline-size: 0;
  }
  & > li > :first-child {
    flex: 1 1 160px;
    min-inline-size: 0;
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

/** The text of a line. */
export const LineText = styled.div`
  display: flex;
  flex-direction: column;
  overflow-wrap: anywhere;
  & > span {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;

/** Chips and buttons at the end of a line. */
export const LineEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
`;
