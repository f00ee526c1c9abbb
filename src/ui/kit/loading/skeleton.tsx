import { keyframes, styled } from 'styled-components';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;
const delayedAppear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

/** A grey placeholder for content; appears after 100 ms. Sizes are CSS lengths. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $radius?: string;
}>`
  display: block;
  inline-size: ${({ $width = '100%' }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height = '12px' }) => $height};
  border-radius: ${({ $radius = '6px' }) => $radius};
  background: var(--skeleton);
  animation:
    ${delayedAppear} 100ms step-end,
    ${pulse} 2s ease-in-out 100ms infinite;
`;
