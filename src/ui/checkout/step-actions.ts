import { styled } from 'styled-components';
import { media } from '../theme/breakpoints';

/** The way back and the way on at a step's foot; where they do not fit beside each other, on stands first. */
export const StepActions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: space-between;
  gap: var(--space-12);
  ${media.below('phone')} {
    & > * {
      flex-grow: 1;
    }
  }
`;
