import type { ComponentType } from 'react';
import { type LazyPage, lazyPage } from '../kit/loading/lazy-page';
import { withTexts } from '../text/code-with-texts';
import type { TextNamespace } from '../text/use-text';

/** What a page consists of, for the documents that the build and the server write. */
export interface PageWithTexts extends LazyPage {
  readonly texts: readonly TextNamespace[];
}

/**
 * A page whose code and texts are loaded together when it is first shown. Not the router's own
 * `lazy`, which would also load pages for a visitor who is about to be redirected to the sign-in
 * page.
 * @param texts the text namespaces of the page and its parts before anything is opened in it: a
 *   part that loaded its texts only when rendered would suspend the whole page again. `useText`
 *   reports missing namespaces.
 */
export function lazyPageWithTexts<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  texts: readonly TextNamespace[] = [],
): PageWithTexts {
  return { ...lazyPage(withTexts(load, texts), name), texts };
}
