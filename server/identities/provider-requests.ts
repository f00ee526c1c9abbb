import { ProviderUnavailable } from './provider-errors';

/** Larger answers are refused: key sets and user records have a few kilobytes. */
const MAX_ANSWER_BYTES = 256 * 1024;

/** How the server waits for providers. */
export interface ProviderPatience {
  /** Milliseconds until a request is given up. */
  readonly timeoutMs: number;
  /** Milliseconds after a request for keys in which an unknown key causes no other one. */
  readonly keyCooldownMs: number;
  /** Milliseconds after a failed request in which no other one is sent. */
  readonly pauseMs: number;
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  // The types of web streams lack the iterator that Node has.
  const chunks = (response.body ?? []) as AsyncIterable<Uint8Array>;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new ProviderUnavailable('The answer is too large.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Sends requests to one configured address. */
export interface ProviderRequests {
  /**
   * Follows no redirect, and reads an answer of limited size. The body of an answer other than 200
   * is not read.
   * @throws ProviderUnavailable within the pause after a failure
   */
  send(url: string, init: RequestInit): Promise<Response>;
  /** Begins a pause, unless one has begun: sign-ins do not multiply the load of a failing provider. */
  pause(): void;
}

/** Creates the requests of one address, which have a pause of their own. */
export function createProviderRequests({ pauseMs }: ProviderPatience): ProviderRequests {
  let pausedUntil = Number.NEGATIVE_INFINITY;
  const isPaused = () => performance.now() < pausedUntil;
  return {
    send: async (url, init) => {
      if (isPaused()) throw new ProviderUnavailable('The last request failed a moment ago.');
      const response = await fetch(url, { ...init, redirect: 'manual' });
      if (response.status === 200) return new Response(await readBounded(response));
      await response.body?.cancel();
      return new Response(null, { status: response.status });
    },
    pause: () => {
      if (!isPaused()) pausedUntil = performance.now() + pauseMs;
    },
  };
}
