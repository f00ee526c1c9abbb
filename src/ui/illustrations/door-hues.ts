import { css } from 'styled-components';

/**
 * The hues of the public area's doors: grounds, sills and the texts on them. In dark mode the
 * grounds are dark and the texts light.
 */
export const doorHues = css`
  --mint: var(--accent-lighter);
  --mint-sill: var(--accent-dark);
  --mint-ink: var(--accent-dark);
  --sand: #fbe3b3;
  --sand-sill: #c98a24;
  --sand-ink: #7a4f00;
  --clay: #ffdcc8;
  --clay-sill: #b5553c;
  --clay-ink: #a1381c;
  --on-door: #212b36;
  --plate: var(--white);
  :root[data-mode='dark'] & {
    --mint: color-mix(in srgb, var(--accent-dark) 62%, var(--paper));
    --mint-ink: var(--accent-light);
    --sand: #6b5320;
    --sand-ink: #f3c56b;
    --clay: #6d4031;
    --clay-ink: #ffab8e;
    --plate: var(--raised);
    --on-door: var(--white);
  }
`;
