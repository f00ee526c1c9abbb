import { styled } from 'styled-components';

/** A turning arc in the colour of the text; show a text such as "busy" next to it. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  flex: none;
  inline-size: ${({ $size = 16 }) => $size}px;
  block-size: ${({ $size = 16 }) => $size}px;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: spin 0.8s linear infinite;
`;
