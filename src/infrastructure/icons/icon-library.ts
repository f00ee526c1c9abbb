import type { Icons } from '#application/ports/icons.port';
import { isRecord } from '../is-record';
import type { KeyValueStorage } from '../storage/browser-storage';
import { createIconCache } from './icon-cache';

/** The limits of the specification, section 9. */
const TIMEOUT_MS = 5000;
const MAX_URL_LENGTH = 500;

const ADDRESS = '/api/public/icons/solar?icons=';
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export interface IconLibraryParts {
  /** The host of the API; empty for the page's own host. */
  readonly host: string;
  readonly fetch: typeof fetch;
  readonly storage: KeyValueStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Fetches icons by name from the store API. Icons requested at the same time share a request, with
 * addresses of at most 500 characters. Fetched icons stay in the browser's storage for 168 hours.
 */
export function createIconLibrary(parts: IconLibraryParts): Icons {
  const cache = createIconCache(parts.storage, parts.now);
  const underWay = new Map<string, Promise<string | null>>();
  let waiting: PendingIcon[] = [];

  const send = () => {
    const wanted = waiting;
    waiting = [];
    for (const batch of batchesOf(wanted, parts.host.length + ADDRESS.length)) {
      const names = batch.map(({ name }) => name);
      fetchSvgs(parts, names)
        .then((drawings) => {
          cache.keep(drawings);
          for (const { name, give } of batch) give(drawings[name] ?? null);
        })
        .catch(() => {
          for (const { give } of batch) give(null);
        });
    }
  };
  const ask = (name: string): Promise<string | null> =>
    new Promise((give) => {
      if (waiting.length === 0) setTimeout(send);
      waiting.push({ name, give });
    });

  return {
    svg: async (name) => {
      if (!NAME.test(name) || name.length > MAX_URL_LENGTH / 2) return null;
      const kept = cache.find(name);
      if (kept !== null) return kept;
      const answer = underWay.get(name) ?? ask(name).finally(() => underWay.delete(name));
      underWay.set(name, answer);
      return answer;
    },
  };
}

interface PendingIcon {
  readonly name: string;
  readonly give: (drawing: string | null) => void;
}

function batchesOf(wanted: readonly PendingIcon[], used: number): PendingIcon[][] {
  const batches: PendingIcon[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const one of wanted) {
    if (length + 1 + one.name.length > MAX_URL_LENGTH) {
      batches.push([]);
      length = used - 1;
    }
    batches.at(-1)?.push(one);
    length += 1 + one.name.length;
  }
  return batches;
}

async function fetchSvgs(
  { fetch, host }: IconLibraryParts,
  names: readonly string[],
): Promise<Record<string, string>> {
  const response = await fetch(host + ADDRESS + names.join(','), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The icons answered ${response.status}.`);
  const answer: unknown = await response.json();
  const icons: unknown[] =
    isRecord(answer) && Array.isArray(answer['icons']) ? answer['icons'] : [];
  return Object.fromEntries(
    icons.flatMap((icon) =>
      isRecord(icon) && typeof icon['name'] === 'string' && typeof icon['svg'] === 'string'
        ? [[icon['name'], icon['svg']]]
        : [],
    ),
  );
}
