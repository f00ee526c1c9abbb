import { styled } from 'styled-components';

/** A row's content on a phone, one line below the other. */
export const CardLines = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
/** `$between` moves its ends to the edges and allows a line break. */
export const CardLine = styled.div<{ $between?: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  ${({ $between }) =>
    $between &&
    `flex-wrap: wrap;
  justify-content: space-between;
  /* What a table's cell keeps on one line may break here. */
  & > div > span {
    white-space: normal;
  }
  /* The lines of a deadline end at the edge of the card. */
  & > [data-lines]:last-child:not(:first-child) {
    align-items: flex-end;
    margin-inline-start: auto;
    text-align: end;
  }`}
`;
export const CardNames = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;
export const CardStrong = styled.span`
  font-weight: var(--weight-strong);
  & > a {
    display: inline-block;
    min-block-size: 24px;
    color: inherit;
  }
`;
