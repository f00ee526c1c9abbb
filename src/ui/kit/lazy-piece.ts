import { lazy } from 'react';
import { withSecondTry } from './second-try';

/** Code that is fetched when it is asked for, and from then on is known to be there. */
export interface LaterCode<Module> {
  (): Promise<Module>;
  /** The code, where it has come. */
  readonly there: () => Module | undefined;
  /** Fetches it ahead, and ends with that; a failure is told only where the code is needed. */
  readonly preload: () => Promise<void>;
}

/** Remembers whether what `load` fetches has come. */
export const laterCode = <Module>(load: () => Promise<Module>): LaterCode<Module> => {
  let module: Module | undefined;
  const fetchNow = async (): Promise<Module> => {
    module = await load();
    return module;
  };
  const end = (): void => undefined;
  return Object.assign(fetchNow, {
    there: () => module,
    preload: () => fetchNow().then(end, end),
  });
};

/** What `lazy` takes for a promise, kept when it is made: it goes on without a stop. */
const atOnce = <Value>(value: Value): PromiseLike<Value> =>
  ({
    // biome-ignore lint/suspicious/noThenProperty: this is a promise, but for its being kept at once.
    then: (onKept: (kept: Value) => unknown) => onKept(value),
  }) as PromiseLike<Value>;

/**
 * A component whose code comes when it is first drawn; put it under a `<Suspense>`. Where its code came
 * ahead (`laterCode`), it is drawn at once: a stand-in, once shown, is seen for 300 ms at least, and
 * holds back all else that waits.
 */
export function lazyPiece<Module, Name extends keyof Module>(
  load: (() => Promise<Module>) | LaterCode<Module>,
  name: Name,
): Module[Name] {
  const code = 'there' in load ? load : laterCode(load);
  const pick = (module: Module) => ({ default: module[name] as never });
  const Piece = lazy(() => {
    const there = code.there();
    // React's types ask for a promise where its documentation asks for a thenable.
    return there ? (atOnce(pick(there)) as Promise<never>) : withSecondTry(code).then(pick);
  });
  // React's `lazy` loses the type parameters that the component itself may have.
  return Piece as unknown as Module[Name];
}
