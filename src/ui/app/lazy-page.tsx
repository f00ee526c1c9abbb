import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { getI18n } from 'react-i18next';
import { withSecondTry } from '../kit/second-try';
import type { TextNamespace } from '../text/use-text';

export interface LazyPage {
  /** The page, which suspends until its code is there. */
  readonly Page: LazyExoticComponent<ComponentType>;
  /** Fetches the code ahead; a failure is told only when the page is shown. */
  readonly preload: () => void;
}

/**
 * A page whose code and texts come together when it is first shown. Not the router's own `lazy`, which
 * would also fetch the pages of a visitor who is about to be sent to sign in.
 * @param texts what the page and its parts say before anything is opened in it: a part that met its texts
 *   only when it is drawn would take the whole page away once more. What is missing then is told by `useText`.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  texts: readonly TextNamespace[] = [],
): LazyPage {
  const loadTexts = () => getI18n().loadNamespaces(texts);
  return {
    Page: lazy(async (): Promise<{ default: ComponentType }> => {
      const [code] = await Promise.all([withSecondTry(load), loadTexts()]);
      return { default: code[name] };
    }),
    preload: () => {
      Promise.all([load(), loadTexts()]).catch(() => undefined);
    },
  };
}
