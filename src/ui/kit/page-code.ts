import { type ComponentType, lazy, useState } from 'react';
import { withSecondTry } from './second-try';

/** A page's code, which comes when the page is first shown or sooner. */
export interface PageCode {
  /** The page, which waits until its code is there. */
  readonly Later: ComponentType;
  /** The page, where its code was fetched ahead. */
  readonly fetched: () => ComponentType | undefined;
  /** Fetches the code, and ends when it is there; a failure is told only when the page is shown. */
  readonly preload: () => Promise<void>;
}

/** @param load fetches all that the page needs to be drawn, its component under `name` */
export function pageCode<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): PageCode {
  let page: ComponentType | undefined;
  const fetchPage = async (): Promise<{ default: ComponentType }> => {
    page = (await withSecondTry(load))[name];
    return { default: page };
  };
  return {
    Later: lazy(fetchPage),
    fetched: () => page,
    preload: () =>
      fetchPage().then(
        () => undefined,
        () => undefined,
      ),
  };
}

/**
 * A page. Where its code was fetched ahead it is drawn at once: React's own `lazy` waits even then, what
 * was there before would go for a moment, and what waited is held back for up to 300 ms.
 */
export function PageOf({ code }: { code: PageCode }) {
  const [Page] = useState(() => code.fetched() ?? code.Later);
  return <Page />;
}
