import { styled } from 'styled-components';

/** The buttons below a form, the submit button last. */
export const FormFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-12);
`;
