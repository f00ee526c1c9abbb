import type { ComponentType } from 'react';
import { lazyComponent, preloadable } from './lazy-component';

/** A page's code, which comes when the page is first shown or sooner. */
export interface LazyPage {
  /** The page; suspends until its code is there, and not at all where that came ahead. */
  readonly Page: ComponentType;
  /** Fetches the code, and ends when it is there; a failure is told only when the page is shown. */
  readonly preload: () => Promise<void>;
}

/** @param load fetches all that the page needs to be drawn, its component under `name` */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  const code = preloadable(load);
  return { Page: lazyComponent(code, name), preload: code.preload };
}
