import pLimit from 'p-limit';
import { fromCallback, fromPromise } from 'xstate';
import { sessionState } from '#domain/session/tokens';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Clock } from '../ports/clock.port';
import type { Ports } from '../ports/ports';
import type { Transport } from '../ports/transport.port';
import type { Store } from '../store';
import { wait } from '../wait';
import { mediaApi, onUploadProgress } from './media-api';
import {
  mediaUploadMachine,
  type SentFile,
  type UploadProgress,
  type UploadResult,
} from './media-upload.machine';
import { sendPayoutFile } from './payout-files-api';

/** Concurrent uploads. More would share the same bandwidth and not finish sooner. */
const MAX_CONCURRENT_UPLOADS = 3;

/** Delay before a retry if the server's answer gave none (ms). */
const DEFAULT_RETRY_DELAY_MS = 5_000;

/** Delay between two checks of the signed-in user (ms). */
const SESSION_POLL_MS = 1_000;

/** Resolves once the server is reachable. The connection machine detects it. */
function untilOnline(transport: Transport, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = transport.onConnectionStatusChange(() => {
      if (transport.connectionStatus() !== 'online') return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}

function isSignedIn({ tokens, clock }: Pick<Ports, 'tokens' | 'clock'>, userId: string): boolean {
  const { accessValid, subject } = sessionState(tokens.read(), clock.now());
  return accessValid && subject === userId;
}

function retryDelayOf(retryAfter: number | undefined): number {
  return retryAfter === undefined ? DEFAULT_RETRY_DELAY_MS : retryAfter * 1000;
}

async function waitForServer(
  { transport, clock }: { transport: Transport; clock: Clock },
  retryAfter: number | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (transport.connectionStatus() === 'online')
    await wait(clock, retryDelayOf(retryAfter), signal);
  else await untilOnline(transport, signal);
}

/** Sends a picture to the store's library. */
async function sendPicture(store: Store, file: File, signal: AbortSignal): Promise<UploadResult> {
  const call = mediaApi.endpoints.uploadManyMedia.initiate({ body: { files: [file] } });
  const { results } = await unwrapWithSignal(store.dispatch(call), signal);
  const [result] = results;
  if (!result) throw new Error('The answer says nothing of the file.');
  return result;
}

/**
 * The actors of the media-upload machine. All uploads of an application share the concurrency
 * limit.
 */
export function mediaUploadActors(
  { transport, tokens, clock }: Pick<Ports, 'transport' | 'tokens' | 'clock'>,
  store: Store,
): ActorsOf<typeof mediaUploadMachine> {
  const limited = pLimit(MAX_CONCURRENT_UPLOADS);
  return {
    watchProgress: fromCallback<UploadProgress, SentFile>(({ input, sendBack }) => {
      onUploadProgress(input.file, (share) => sendBack({ type: 'bytes.count', share }));
    }),

    sendFile: fromPromise(({ input: { file, target }, signal }) =>
      limited(async () => {
        // A waiting upload that was cancelled ends when it would begin.
        signal.throwIfAborted();
        return target.kind === 'library'
          ? sendPicture(store, file, signal)
          : sendPayoutFile(store, { payoutId: target.payoutId, file }, signal);
      }),
    ),

    waitForServer: fromPromise(({ input: { problem }, signal }) =>
      waitForServer({ transport, clock }, problem?.retryAfter, signal),
    ),

    waitForSession: fromPromise(async ({ input: { userId }, signal }) => {
      while (!isSignedIn({ tokens, clock }, userId)) await wait(clock, SESSION_POLL_MS, signal);
    }),
  };
}

/** The media-upload machine of an application. */
export function provideMediaUpload(ports: Ports, store: Store) {
  return mediaUploadMachine.provide({ actors: mediaUploadActors(ports, store) });
}
