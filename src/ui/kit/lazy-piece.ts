import { lazy } from 'react';
import { withSecondTry } from './second-try';

/** A component whose code comes when it is first drawn; put it under a `<Suspense>`. */
export function lazyPiece<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Module[Name] {
  const Piece = lazy(async () => ({ default: (await withSecondTry(load))[name] as never }));
  // React's `lazy` loses the type parameters that the component itself may have.
  return Piece as unknown as Module[Name];
}
