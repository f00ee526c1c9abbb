import { css, keyframes, styled } from 'styled-components';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;
const delayedAppear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

/** The look of a placeholder, which appears after 100 ms. */
export const skeletonStyles = css`
  display: block;
  background: var(--skeleton);
  animation:
    ${delayedAppear} 100ms step-end,
    ${pulse} 2s ease-in-out 100ms infinite;
`;

/** A grey placeholder for content; appears after 100 ms. Sizes are CSS lengths. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $radius?: string;
}>`
  ${skeletonStyles}
  inline-size: ${({ $width = '100%' }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height = '12px' }) => $height};
  border-radius: ${({ $radius = '6px' }) => $radius};
`;
