import { useId } from 'react';
import { styled } from 'styled-components';

const STAR =
  'M12 1L15.2 4.2H19.8V8.8L23 12L19.8 15.2V19.8H15.2L12 23L8.8 19.8H4.2V15.2L1 12L4.2 8.8V4.2H8.8Z';

const Strip = styled.svg`
  inline-size: 100%;
  block-size: 24px;
  background: var(--accent-darker);
`;

/** The row of tiles below a picture. */
export function ZelligeStrip() {
  const id = useId();
  return (
    <Strip aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="108" height="24" patternUnits="userSpaceOnUse">
          <path d={STAR} fill="var(--accent-light)" />
          <path d={STAR} fill="var(--accent-dark)" transform="translate(36)" />
          <path d={STAR} fill="var(--accent-main)" transform="translate(72)" />
        </pattern>
      </defs>
      <rect width="100%" height="24" fill={`url(#${id})`} />
    </Strip>
  );
}
