import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { withSecondTry } from '../kit/second-try';

export interface LazyPage {
  /** The page, which suspends until its code is there. */
  readonly Page: LazyExoticComponent<ComponentType>;
  /** Fetches the code ahead; a failure is told only when the page is shown. */
  readonly preload: () => void;
}

/**
 * A page whose code comes when it is first shown. Not the router's own `lazy`, which would also
 * fetch the pages of a visitor who is about to be sent to sign in.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  return {
    Page: lazy(
      async (): Promise<{ default: ComponentType }> => ({
        default: (await withSecondTry(load))[name],
      }),
    ),
    preload: () => {
      load().catch(() => undefined);
    },
  };
}
