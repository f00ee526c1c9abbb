import { lazy } from 'react';
import { retryImport } from './retry-import';

/** Code that is loaded on request, and then is available synchronously. */
export interface Preloadable<Module> {
  (): Promise<Module>;
  /** The code, if it has loaded. */
  readonly loaded: () => Module | undefined;
  /**
   * Preloads the code and resolves in any case; an error is reported only where the code is needed.
   */
  readonly preload: () => Promise<void>;
}

/** Makes the code of `load` available synchronously once it has loaded. */
export function preloadable<Module>(load: () => Promise<Module>): Preloadable<Module> {
  let module: Module | undefined;
  const fetchNow = async (): Promise<Module> => {
    module = await load();
    return module;
  };
  const end = (): void => undefined;
  return Object.assign(fetchNow, {
    loaded: () => module,
    preload: () => fetchNow().then(end, end),
  });
}

/** A thenable for `lazy` that resolves synchronously, so that rendering does not suspend. */
function resolvedThenable<Value>(value: Value): PromiseLike<Value> {
  return {
    // biome-ignore lint/suspicious/noThenProperty: this is a promise, but for its being kept at once.
    then: (onKept: (kept: Value) => unknown) => onKept(value),
  } as PromiseLike<Value>;
}

/**
 * A component whose code is loaded at its first rendering; put it under a `<Suspense>`. Preloaded
 * code (`preloadable`) renders without a fallback: React keeps a shown fallback for at least 300 ms
 * and delays other suspended content.
 */
export function lazyComponent<Module, Name extends keyof Module>(
  load: (() => Promise<Module>) | Preloadable<Module>,
  name: Name,
): Module[Name] {
  const code = 'loaded' in load ? load : preloadable(load);
  const pick = (module: Module) => ({ default: module[name] as never });
  const Lazy = lazy(() => {
    const loaded = code.loaded();
    // React's types require a promise where its documentation requires a thenable.
    return loaded
      ? (resolvedThenable(pick(loaded)) as Promise<never>)
      : retryImport(code).then(pick);
  });
  // React's `lazy` loses the type parameters that the component itself may have.
  return Lazy as unknown as Module[Name];
}
