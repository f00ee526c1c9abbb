import { styled } from 'styled-components';
import { Card } from '../kit/layout/card';

/** A card of the account that lists what belongs to the user, such as sessions. */
export const AccountListCard = styled(Card)`
  max-inline-size: 640px;
  margin-block-start: var(--space-24);
`;
export const ListLead = styled.p`
  margin-block: calc(-1 * var(--space-16)) var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
/** Each row has its text first, and its button at the end. */
export const ListRows = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-8) var(--space-16);
    padding-block: var(--space-12);
    border-block-end: 1px solid var(--line);
  }
`;
export const RowText = styled.div`
  flex: 1 1 200px;
  min-inline-size: 0;
  & > b {
    display: block;
    font-weight: var(--weight-strong);
  }
  & > small {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
    overflow-wrap: anywhere;
  }
`;
