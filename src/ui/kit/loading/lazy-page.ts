import type { ComponentType } from 'react';
import { lazyComponent, preloadable } from './lazy-component';

/** A page whose code is loaded when the page is first shown, or earlier. */
export interface LazyPage {
  /** The name of its component, by which the build finds the code for the documents it writes. */
  readonly name: string;
  /** The page; suspends until its code has loaded, and not at all if the code was preloaded. */
  readonly Page: ComponentType;
  /**
   * Loads the code and resolves once it is available; an error is reported only when the page is
   * shown.
   */
  readonly preload: () => Promise<void>;
  /** Whether the code has loaded. */
  readonly isLoaded: () => boolean;
}

/** @param load fetches all code that the page needs to render, its component under `name` */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  const code = preloadable(load);
  return {
    name,
    Page: lazyComponent(code, name),
    preload: code.preload,
    isLoaded: () => code.loaded() !== undefined,
  };
}
