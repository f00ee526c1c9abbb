import type { ResourceKey } from 'i18next';
import { textsAddress } from './texts-address';

/** Finds the group of namespaces with a file of its own that contains these; undefined for none. */
export type FindTextGroup = (names: readonly string[]) => readonly string[] | undefined;

/** The server answered, but not with texts. */
export class LocaleRequestError extends Error {
  constructor(readonly status: number) {
    super(`The texts answered ${status}.`);
  }
}

/**
 * Reads the texts of a namespace. The namespaces of a language that are asked for in the same
 * moment are one request if a group contains them. Rejects with `LocaleRequestError`, or if nothing
 * answers.
 */
export function createTextReader(fetch: typeof window.fetch, findGroup: FindTextGroup) {
  /** The namespaces asked for in this moment, by language. */
  const asked = new Map<string, string[]>();
  const load = async (address: string) => {
    const response = await fetch(address);
    if (!response.ok) throw new LocaleRequestError(response.status);
    return response.json();
  };
  /** The running request of a group, for the namespaces of this moment. */
  const wholes = new WeakMap<string[], Promise<Record<string, ResourceKey>>>();

  return async (language: string, namespace: string): Promise<ResourceKey> => {
    const names = asked.get(language) ?? [];
    names.push(namespace);
    asked.set(language, names);
    await Promise.resolve();
    asked.delete(language);
    const group = names.length > 1 ? findGroup(names) : undefined;
    if (!group) return load(textsAddress(language, [namespace]));
    const whole = wholes.get(names) ?? load(textsAddress(language, group));
    wholes.set(names, whole);
    return (await whole)[namespace] as ResourceKey;
  };
}
