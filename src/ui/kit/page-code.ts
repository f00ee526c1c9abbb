import type { ComponentType } from 'react';
import { laterCode, lazyPiece } from './lazy-piece';

/** A page's code, which comes when the page is first shown or sooner. */
export interface PageCode {
  /** The page; suspends until its code is there, and not at all where that came ahead. */
  readonly Page: ComponentType;
  /** Fetches the code, and ends when it is there; a failure is told only when the page is shown. */
  readonly preload: () => Promise<void>;
}

/** @param load fetches all that the page needs to be drawn, its component under `name` */
export function pageCode<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): PageCode {
  const code = laterCode(load);
  return { Page: lazyPiece(code, name), preload: code.preload };
}
