import { styled } from 'styled-components';
import { Card } from '../kit/layout/card';

/** The message after the order is placed. */
export const CompletedCard = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-16);
  padding-block: var(--space-48);
  text-align: center;
`;
