import type { ResourceKey } from 'i18next';
import { FALLBACK_LANGUAGE } from '#domain/format/languages';
import { textsAddress } from './texts-address';

/** Finds the group of namespaces with a file of its own that contains these; undefined for none. */
export type FindTextGroup = (names: readonly string[]) => readonly string[] | undefined;

/** The content of a group's file, by language and namespace. */
type TextGroup = Readonly<Record<string, Readonly<Record<string, ResourceKey>>>>;

/** The server answered, but not with texts. */
class LocaleRequestError extends Error {
  constructor(readonly status: number) {
    super(`The texts answered ${status}.`);
  }
}

/** Whether a retry may help: not after a 4xx response, which means that the file does not exist. */
export function isRetryable(error: Error): boolean {
  return !(error instanceof LocaleRequestError) || error.status >= 500;
}

/**
 * Reads the texts of a namespace. The namespaces that are asked for in the same moment are one
 * request if a group contains them; its file also has the texts of the fallback language. Without
 * that file, each has its own. Rejects if nothing answers, or not with texts.
 */
export function createTextReader(fetch: typeof window.fetch, findGroup: FindTextGroup) {
  /** The namespaces asked for in this moment, by language. */
  const asked = new Map<string, string[]>();
  /** Requested groups, by the language and name of each namespace that was not read yet. */
  const groups = new Map<string, Promise<TextGroup>>();

  const load = async (address: string) => {
    const response = await fetch(address);
    if (!response.ok) throw new LocaleRequestError(response.status);
    return response.json();
  };
  const requestGroup = (language: string, names: readonly string[]) => {
    const file = load(textsAddress(language, names));
    const keys = names.flatMap((name) => [keyOf(language, name), keyOf(FALLBACK_LANGUAGE, name)]);
    for (const key of keys) groups.set(key, file);
    // The namespaces are then requested again, one by one.
    file.catch(() => {
      for (const key of keys) groups.delete(key);
    });
  };
  return async (language: string, namespace: string): Promise<ResourceKey> => {
    const key = keyOf(language, namespace);
    if (!groups.has(key)) {
      const names = asked.get(language) ?? [];
      names.push(namespace);
      asked.set(language, names);
      await Promise.resolve();
      asked.delete(language);
      const group = names.length > 1 && !groups.has(key) ? findGroup(names) : undefined;
      if (group) requestGroup(language, group);
    }
    const file = groups.get(key);
    groups.delete(key);
    const texts = await file?.catch((error: Error) => {
      if (isRetryable(error)) throw error;
    });
    return texts?.[language]?.[namespace] ?? load(textsAddress(language, [namespace]));
  };
}

function keyOf(language: string, name: string): string {
  return `${language} ${name}`;
}
