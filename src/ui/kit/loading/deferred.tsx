import { type ReactNode, Suspense } from 'react';

/** Shows nothing in the place of its children until their code and texts have loaded. */
export function Deferred({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
