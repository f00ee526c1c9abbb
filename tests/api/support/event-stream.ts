import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { onTestFinished } from 'vitest';
import { type ChangeHint, type ChangeKind, parseHint } from '#domain/live/store-events';
import { stores } from '../../../server/database/schema/stores';
import type { ApiClient } from './api-client';
import type { TestServer } from './test-server';

/** Begins the ids of hints that only mark a moment of a stream. */
const MARKER = 'marker_';

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
  let complete: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => complete.push(event) });
  for await (const chunk of chunks) {
    parser.feed(chunk);
    const events = complete;
    complete = [];
    for (const { data } of events) {
      const hint = parseHint(data);
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

/**
 * Opens a stream as this client and waits until it is open and all earlier changes have passed:
 * PostgreSQL notifies after the commit, perhaps after the writer has its answer. The stream is
 * closed with the test.
 * @param ignored kinds whose hints are left out; clients by default, because every order of a test
 *   has a new one
 */
export async function openEventStream(
  { url, database }: Pick<TestServer, 'url' | 'database'>,
  { token }: ApiClient,
  ignored: readonly ChangeKind[] = ['client'],
): Promise<OpenEventStream> {
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
  const next = async (): Promise<ChangeHint | undefined> => (await hints.next()).value;
  const marker = `${MARKER}${randomUUID()}`;
  await database.db.execute(sql`select pg_notify('store_events', json_build_object(
    'store', ${stores.id}, 'kind', 'notification', 'id', ${marker}::text)::text) from ${stores}`);
  for (let hint = await next(); hint && hint.id !== marker; ) hint = await next();
  // The streams that were open before receive the marker too.
  const nextChange = async (): Promise<ChangeHint | undefined> => {
    const hint = await next();
    const isLeftOut = hint && (hint.id?.startsWith(MARKER) || ignored.includes(hint.kind));
    return isLeftOut ? nextChange() : hint;
  };
  return {
    headers: response.headers,
    next: nextChange,
    rest: async () => {
      const rest: ChangeHint[] = [];
      for (let hint = await nextChange(); hint; hint = await nextChange()) rest.push(hint);
      return rest;
    },
    text: () => text,
    close: () => leaving.abort(),
  };
}
