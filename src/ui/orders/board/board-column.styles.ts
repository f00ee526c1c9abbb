import { css, styled } from 'styled-components';
import { dropArea } from '../../kit/drop-area.styles';

/** The height of a head: the first row of the board. Lines of Arabic are higher. */
export const HEAD_SIZE = 'var(--board-head)';
export const headSize = css`
  --board-head: 4rem;
  :root:lang(ar) & {
    --board-head: 4.5rem;
  }
`;
/**
 * A column: its head, a row for each lane, which all columns share, and its foot. Without lanes it shares
 * no rows: what changes in it is laid out and painted without the other columns.
 */
export const Column = styled.section`
  display: grid;
  grid-row: 1 / -1;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  border-radius: var(--radius-card);
  background: var(--sunk);
  &:not([data-lanes]) {
    --rows: 1fr;
    grid-template-rows: ${HEAD_SIZE} var(--rows) auto;
    contain: layout paint;
  }
`;
/** Stays in view while the board scrolls. It has the area of the whole column, which limits that. */
export const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  grid-row: 1 / -1;
  grid-column: 1;
  align-self: start;
  min-block-size: ${HEAD_SIZE};
  padding: var(--space-12) var(--space-12) var(--space-8);
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--sunk);
`;
export const HeadLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  & > h2 {
    overflow: hidden;
    font: var(--weight-strong) var(--text-body) var(--font-body);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :last-child:not(h2) {
    margin-inline-start: auto;
  }
`;
export const Quiet = styled.p`
  min-block-size: 20px;
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
export const Body = styled.div`
  position: relative;
  display: grid;
  grid-row: 2 / -2;
  grid-column: 1;
  grid-template-rows: var(--rows, subgrid);
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`;
/** Receives the cards that are dropped, and the focus while a card is moved by keyboard. */
export const Cards = styled.div`
  ${dropArea}
  display: grid;
  grid-row: 1 / -1;
  grid-template-rows: var(--rows, subgrid);
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  min-block-size: 160px;
  padding-inline: var(--space-8);
  border-radius: var(--radius-card);
  &[data-drop-target] {
    background: var(--press);
  }
`;
export const Lane = styled.div`
  min-inline-size: 0;
  padding-block-end: var(--space-16);
`;
export const LaneHead = styled.h3`
  padding: var(--space-8) var(--space-4);
  border-block-start: 1px solid var(--line);
  color: var(--text-2);
  font: var(--weight-strong) var(--text-small) var(--font-body);
`;
export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-inline-size: 0;
`;
/**
 * Over a column that a lifted card cannot go to. The pointer reaches the column behind it. Its text is
 * laid out without the column.
 */
export const Veil = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  contain: strict;
  display: flex;
  align-items: flex-start;
  justify-content: center;
  padding: var(--space-24) var(--space-16);
  border-radius: var(--radius-card);
  color: var(--text);
  font: var(--weight-strong) var(--text-small) var(--font-body);
  text-align: center;
  pointer-events: none;
  &[id] {
    background: color-mix(in srgb, var(--sunk) 88%, transparent);
  }
`;
export const Foot = styled.div`
  grid-row: -2 / -1;
  grid-column: 1;
  padding: var(--space-8);
`;
export const Nothing = styled.p`
  padding: var(--space-24) var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  text-align: center;
`;
export const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;
