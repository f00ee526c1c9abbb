import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Ground = styled.main`
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: var(--ground);
`;

/** What stands around every public page. */
export function VisitFrame({ children }: { children: ReactNode }) {
  return <Ground>{children}</Ground>;
}
