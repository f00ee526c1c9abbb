import { styled } from 'styled-components';

/** For the page that comes: the foot would jump otherwise. */
export const PagePlaceholder = styled.div`
  min-block-size: 100vh;
`;
