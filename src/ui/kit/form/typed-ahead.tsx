import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** The fields of a form that show a typed value which the form does not contain yet. */
interface TypedAhead {
  readonly subscribe: (listener: () => void) => () => void;
  readonly hasAny: () => boolean;
  /** Adds a field; returns a function that removes it. */
  readonly add: () => () => void;
}

function createTypedAhead(): TypedAhead {
  const listeners = new Set<() => void>();
  let count = 0;
  const change = (by: number) => {
    count += by;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasAny: () => count > 0,
    add: () => {
      change(1);
      return () => change(-1);
    },
  };
}

const TypedAheadContext = createContext<TypedAhead | null>(null);

/** Put it around the fields and the save bar of a form with buffered fields (`useBufferedValue`). */
export function TypedAheadForm({ children }: { children: ReactNode }) {
  const [form] = useState(createTypedAhead);
  return <TypedAheadContext value={form}>{children}</TypedAheadContext>;
}

/** Tells the form around a field, in the frame of the letter, that the field is ahead of it. */
export function useTellTypedAhead(isAhead: boolean): void {
  const form = useContext(TypedAheadContext);
  useLayoutEffect(() => (isAhead ? form?.add() : undefined), [form, isAhead]);
}

/** Whether a field of the form around this is ahead of the form. */
export function useIsTypedAhead(): boolean {
  const form = useContext(TypedAheadContext);
  return useSyncExternalStore(form?.subscribe ?? subscribeToNothing, form?.hasAny ?? never, never);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

function never(): boolean {
  return false;
}
