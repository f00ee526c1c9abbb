import { lazy } from 'react';
import { retryImport } from './retry-import';

/** Code that is fetched when it is asked for, and from then on is known to be there. */
export interface Preloadable<Module> {
  (): Promise<Module>;
  /** The code, where it has come. */
  readonly loaded: () => Module | undefined;
  /** Fetches it ahead, and ends with that; a failure is told only where the code is needed. */
  readonly preload: () => Promise<void>;
}

/** Remembers whether what `load` fetches has come. */
export const preloadable = <Module>(load: () => Promise<Module>): Preloadable<Module> => {
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
};

/** What `lazy` takes for a promise, kept when it is made: it goes on without a stop. */
const resolvedThenable = <Value>(value: Value): PromiseLike<Value> =>
  ({
    // biome-ignore lint/suspicious/noThenProperty: this is a promise, but for its being kept at once.
    then: (onKept: (kept: Value) => unknown) => onKept(value),
  }) as PromiseLike<Value>;

/**
 * A component whose code comes when it is first drawn; put it under a `<Suspense>`. Where its code
 * came ahead (`preloadable`), it is drawn at once: a stand-in, once shown, is seen for 300 ms at
 * least, and holds back all else that waits.
 */
export function lazyComponent<Module, Name extends keyof Module>(
  load: (() => Promise<Module>) | Preloadable<Module>,
  name: Name,
): Module[Name] {
  const code = 'loaded' in load ? load : preloadable(load);
  const pick = (module: Module) => ({ default: module[name] as never });
  const Lazy = lazy(() => {
    const loaded = code.loaded();
    // React's types ask for a promise where its documentation asks for a thenable.
    return loaded
      ? (resolvedThenable(pick(loaded)) as Promise<never>)
      : retryImport(code).then(pick);
  });
  // React's `lazy` loses the type parameters that the component itself may have.
  return Lazy as unknown as Module[Name];
}
