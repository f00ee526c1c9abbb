import type { ComponentType } from 'react';
import { getI18n } from 'react-i18next';
import { type LazyPage, lazyPage } from '../kit/lazy-page';
import type { TextNamespace } from '../text/use-text';

/**
 * A page whose code and texts come together when it is first shown. Not the router's own `lazy`, which
 * would also fetch the pages of a visitor who is about to be sent to sign in.
 * @param texts what the page and its parts say before anything is opened in it: a part that met its texts
 *   only when it is drawn would take the whole page away once more. What is missing then is told by `useText`.
 */
export function lazyPageWithTexts<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  texts: readonly TextNamespace[] = [],
): LazyPage {
  return lazyPage(async () => {
    const [code] = await Promise.all([load(), getI18n().loadNamespaces(texts)]);
    return code;
  }, name);
}
