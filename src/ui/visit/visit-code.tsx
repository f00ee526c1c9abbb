import { type ComponentType, lazy, useState } from 'react';
import { withSecondTry } from '../kit/second-try';

/** A public page's code, which comes when the page is first shown or sooner. */
export interface VisitCode {
  /** The page, which waits until its code is there. */
  readonly Later: ComponentType;
  /** The page, where its code was fetched ahead. */
  readonly fetched: () => ComponentType | undefined;
  /** Fetches the code, and ends when it is there; a failure is told only when the page is shown. */
  readonly preload: () => Promise<unknown>;
}

export function visitCode<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): VisitCode {
  let page: ComponentType | undefined;
  const fetchPage = async (): Promise<{ default: ComponentType }> => {
    page = (await withSecondTry(load))[name];
    return { default: page };
  };
  return {
    Later: lazy(fetchPage),
    fetched: () => page,
    preload: () => fetchPage().catch(() => undefined),
  };
}

/**
 * A public page. Where its code was fetched ahead it is drawn at once: React's own `lazy` waits even then, and
 * what the document showed before would go for a moment.
 */
export function Visited({ code }: { code: VisitCode }) {
  const [Page] = useState(() => code.fetched() ?? code.Later);
  return <Page />;
}
