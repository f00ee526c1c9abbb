import { onTestFinished } from 'vitest';
import { type ChangeHint, parseHint } from '#domain/live/store-events';
import type { ApiClient } from './api-client';

/** An open stream of events. */
export interface OpenEventStream {
  readonly headers: Headers;
  /** Waits for the next hint. Undefined once the stream has ended. */
  next(): Promise<ChangeHint | undefined>;
  /** All hints until the stream ends. */
  rest(): Promise<ChangeHint[]>;
  /** All text received so far, unchanged. */
  text(): string;
  close(): void;
}

async function* hintsOf(chunks: AsyncIterable<string>): AsyncGenerator<ChangeHint> {
  let waiting = '';
  for await (const chunk of chunks) {
    waiting += chunk;
    const blocks = waiting.split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      const hint = parseHint(/^data: (.*)$/m.exec(block)?.[1] ?? '');
      if (hint) yield hint;
    }
  }
}

async function* collectChunks(chunks: AsyncIterable<string>, note: (chunk: string) => void) {
  for await (const chunk of chunks) {
    note(chunk);
    yield chunk;
  }
}

/** Opens a stream as this client and waits until it is open; it is closed with the test. */
export async function openEventStream(url: string, { token }: ApiClient): Promise<OpenEventStream> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/store/events/`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`No stream: ${response.status}`);
  onTestFinished(() => leaving.abort());
  let text = '';
  const chunks = response.body.pipeThrough(new TextDecoderStream());
  const hints = hintsOf(
    collectChunks(chunks, (chunk) => {
      text += chunk;
    }),
  );
  return {
    headers: response.headers,
    next: async () => (await hints.next()).value,
    rest: async () => {
      const rest: ChangeHint[] = [];
      for await (const hint of hints) rest.push(hint);
      return rest;
    },
    text: () => text,
    close: () => leaving.abort(),
  };
}
