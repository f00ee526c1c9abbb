import type { IdentityProvider } from '../ports/identity-provider.port';

/** Returns the provider that the page has opened. All processes of the page share it. */
export type OpenedProvider = () => IdentityProvider;

/** Asserts a value that the state of a machine guarantees to its actors. */
export function given<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`This actor runs only after ${what} was given.`);
  return value;
}
