import { styled } from 'styled-components';

/** Reserves space for the next page, so that the footer does not jump. */
export const PagePlaceholder = styled.div`
  min-block-size: 100vh;
`;
