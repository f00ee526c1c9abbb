import type { ComponentType } from 'react';
import { lazyComponent, preloadable } from './lazy-component';

/** A page whose code is loaded when the page is first shown, or earlier. */
export interface LazyPage {
  /** The page; suspends until its code has loaded, and not at all if the code was preloaded. */
  readonly Page: ComponentType;
  /**
   * Loads the code and resolves once it is available; an error is reported only when the page is
   * shown.
   */
  readonly preload: () => Promise<void>;
  /**
   * Fetches the code ahead without running it, if the page has a function for this; otherwise as
   * `preload`. Resolves in any case.
   */
  readonly fetchCode: () => Promise<void>;
  /** Whether the code has loaded. */
  readonly isLoaded: () => boolean;
}

/**
 * @param load fetches and runs all code that the page needs to render, its component under `name`
 * @param fetchCode only fetches this code; `load` when left out
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  fetchCode?: () => Promise<unknown>,
): LazyPage {
  const code = preloadable(load);
  return {
    Page: lazyComponent(code, name),
    preload: code.preload,
    fetchCode: fetchCode ? preloadable(fetchCode).preload : code.preload,
    isLoaded: () => code.loaded() !== undefined,
  };
}
