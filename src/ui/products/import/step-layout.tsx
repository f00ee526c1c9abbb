import { styled } from 'styled-components';

/** The cards of a step, one below the other. */
export const StepCards = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
`;

/** The header of a card whose content reaches its edges. */
export const FlushHeader = styled.div`
  padding: var(--space-24) var(--space-24) 0;
`;

/** The buttons in the footer of such a card. */
export const FlushFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-12);
  padding: var(--space-16) var(--space-24);
`;
