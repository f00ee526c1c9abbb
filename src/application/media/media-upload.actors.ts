import { fromCallback, fromPromise } from 'xstate';
import { sessionStanding } from '#domain/session/tokens';
import { settled } from '../api/settled';
import type { ActorsOf } from '../machine-actors';
import type { Clock } from '../ports/clock.port';
import type { Ports } from '../ports/ports';
import type { Transport } from '../ports/transport.port';
import type { Store } from '../store';
import { wait } from '../wait';
import { mediaApi, tellProgressOf } from './media-api';
import { mediaUploadMachine, type UploadProgress } from './media-upload.machine';
import { createTurns } from './turns';

/** Files on their way at once: more would share the same line and finish none sooner. */
const AT_ONCE = 3;

/** Before a server that answers, and said nothing of when, is tried again (ms). */
const PAUSE_MS = 5_000;

/** Between two looks at who is signed in (ms). */
const LOOK_MS = 1_000;

/** Ends once calls reach the server; it is the connection that finds out. */
const inReach = (transport: Transport, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = transport.onReach(() => {
      if (transport.reach() !== 'reached') return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });

const isSignedIn = (
  { tokens, clock }: Pick<Ports, 'tokens' | 'clock'>,
  userId: string,
): boolean => {
  const { accessValid, subject } = sessionStanding(tokens.read(), clock.now());
  return accessValid && subject === userId;
};

const pauseOf = (retryAfter: number | undefined): number =>
  retryAfter === undefined ? PAUSE_MS : retryAfter * 1000;

const waitForServer = async (
  { transport, clock }: { transport: Transport; clock: Clock },
  retryAfter: number | undefined,
  signal: AbortSignal,
): Promise<void> => {
  if (transport.reach() === 'reached') await wait(clock, pauseOf(retryAfter), signal);
  else await inReach(transport, signal);
};

/** Gives the media-upload machine its actors; all uploads of an application share the turns. */
export const mediaUploadActors = (
  { transport, tokens, clock }: Pick<Ports, 'transport' | 'tokens' | 'clock'>,
  store: Store,
): ActorsOf<typeof mediaUploadMachine> => {
  const turns = createTurns(AT_ONCE);
  const { uploadManyMedia } = mediaApi.endpoints;
  return {
    watchProgress: fromCallback<UploadProgress, { file: File }>(({ input, sendBack }) => {
      tellProgressOf(input.file, (share) => sendBack({ type: 'bytes.count', share }));
    }),

    sendFile: fromPromise(async ({ input: { file }, signal }) => {
      await turns.take(signal);
      try {
        const call = store.dispatch(uploadManyMedia.initiate({ body: { files: [file] } }));
        const { results } = await settled(call, signal);
        const [result] = results;
        if (!result) throw new Error('The answer says nothing of the file.');
        return result;
      } finally {
        turns.giveBack();
      }
    }),

    waitForServer: fromPromise(({ input: { problem }, signal }) =>
      waitForServer({ transport, clock }, problem?.retryAfter, signal),
    ),

    waitForSession: fromPromise(async ({ input: { userId }, signal }) => {
      while (!isSignedIn({ tokens, clock }, userId)) await wait(clock, LOOK_MS, signal);
    }),
  };
};

/** The media-upload machine of an application. */
export const provideMediaUpload = (ports: Ports, store: Store) =>
  mediaUploadMachine.provide({ actors: mediaUploadActors(ports, store) });
