import { millisecondsInMinute } from 'date-fns/constants';
import { fromCallback, fromPromise } from 'xstate';
import { CHANGE_KINDS, type ChangeHint, type ChangeKind } from '#domain/live/store-events';
import { storeApi } from '../api/store-api';
import { watchConnectionStatus } from '../connection/watch-connection-status';
import type { ActorsOf } from '../machine-actors';
import type { Clock } from '../ports/clock.port';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { wait } from '../wait';
import { isChangeCached } from './cached-changes';
import { liveMachine, type StreamEvent, type TabVisibilityEvent } from './live.machine';

/** Delay that batches changes: a transaction or a busy hour changes several records (ms). */
const BATCH_DELAY_MS = 300;
/** The first pause; each further one is twice as long (ms). */
const FIRST_PAUSE_MS = 1000;
const POLL_EVERY_MS = 60_000;
/** Polls until the stream is tried again. */
const POLLS_UNTIL_RECONNECT = 5;
/** How long a tab must be hidden before its event stream is closed (ms). */
const SLEEP_AFTER_MS = 5 * millisecondsInMinute;

const SUBJECTS = [
  'orders',
  'returns',
  'cancellations',
  'payments',
  'invoices',
  'clients',
  'pickups',
  'users',
  'tasks',
  'calendar',
  'agenda',
  'conversations',
  'vacancies',
  'tours',
  'stores',
  'notifications',
  'session',
  'metrics',
] as const;
const liveApi = storeApi.enhanceEndpoints({ addTagTypes: SUBJECTS });

/**
 * The tags to refetch. An order's progress decides which answers to its cancellation are possible.
 */
const TAGS: Readonly<Record<ChangeKind, readonly (typeof SUBJECTS)[number][]>> = {
  order: ['orders', 'cancellations'],
  return: ['returns'],
  cancellation: ['cancellations'],
  payment: ['payments'],
  invoice: ['invoices'],
  client: ['clients'],
  pickup: ['pickups'],
  user: ['users'],
  task: ['tasks'],
  event: ['calendar', 'agenda'],
  conversation: ['conversations'],
  vacancy: ['vacancies'],
  tour: ['tours'],
  availability: ['stores'],
  notification: ['notifications'],
  // The session follows the answer: `watchSession` of the authentication machine.
  account: ['session'],
};

/**
 * Data computed from these records, which no answer to a write contains: the figures of dashboards,
 * the totals of a client, and the calendar.
 */
const DERIVED_TAGS: Partial<Record<ChangeKind, readonly (typeof SUBJECTS)[number][]>> = {
  order: ['metrics', 'clients', 'pickups', 'calendar'],
  payment: ['metrics'],
  // A booking names its invoice.
  invoice: ['tours'],
  return: ['clients', 'calendar'],
  cancellation: ['calendar'],
  pickup: ['calendar'],
  task: ['calendar'],
  // The list of payments contains those of bookings.
  tour: ['metrics', 'calendar', 'payments'],
  vacancy: ['calendar'],
  availability: ['calendar'],
};

/** Refetches the data that is computed from records of these kinds. */
function refetchDerived(store: Store, kinds: readonly ChangeKind[]): void {
  const tags = [...new Set(kinds.flatMap((kind) => DERIVED_TAGS[kind] ?? []))];
  if (tags.length > 0) store.dispatch(liveApi.util.invalidateTags(tags));
}

/** Refetches all active queries of these kinds, and removes the inactive ones. */
function refetchKinds(store: Store, kinds: readonly ChangeKind[]): void {
  const tags = [...new Set(kinds.flatMap((kind) => TAGS[kind]))];
  if (tags.length > 0) store.dispatch(liveApi.util.invalidateTags(tags));
}

function refetchAll(store: Store): void {
  refetchKinds(store, CHANGE_KINDS);
  refetchDerived(store, CHANGE_KINDS);
}

/** Collects change hints, and refetches after a delay the changes that the cache does not have. */
function batchHints(store: Store, clock: Clock, signal: AbortSignal) {
  let gathered: ChangeHint[] = [];
  const act = (): void => {
    const { storeApi: cache } = store.getState();
    const news = gathered.filter((hint) => !isChangeCached(cache, hint));
    refetchDerived(
      store,
      gathered.map(({ kind }) => kind),
    );
    gathered = [];
    refetchKinds(
      store,
      news.map(({ kind }) => kind),
    );
  };
  return (hint: ChangeHint): void => {
    gathered.push(hint);
    // Whoever chats waits for the other side.
    if (hint.kind === 'conversation') act();
    else if (gathered.length === 1) void wait(clock, BATCH_DELAY_MS, signal).then(act);
  };
}

/** The actors of the live machine. */
export function liveActors(
  { transport, clock, live }: Pick<Ports, 'transport' | 'clock' | 'live'>,
  store: Store,
): ActorsOf<typeof liveMachine> {
  return {
    watchConnectionStatus: watchConnectionStatus(transport),

    watchTabVisibility: fromCallback<TabVisibilityEvent>(({ sendBack }) => {
      let hiding = new AbortController();
      let stop: (() => void) | undefined;
      let isOver = false;
      const tell = (isSeen: boolean) => {
        hiding.abort();
        hiding = new AbortController();
        if (isSeen) sendBack({ type: 'tab.show' });
        else {
          void wait(clock, SLEEP_AFTER_MS, hiding.signal).then(() =>
            sendBack({ type: 'tab.hide' }),
          );
        }
      };
      const watch = async () => {
        const stream = await live();
        if (!isOver) stop = stream.onTabVisibility(tell);
      };
      // If the code does not load, there is no stream to close either.
      watch().catch(() => undefined);
      return () => {
        isOver = true;
        hiding.abort();
        stop?.();
      };
    }),

    followStream: fromCallback<StreamEvent, { wasOpen: boolean }>(({ sendBack, input }) => {
      const leaving = new AbortController();
      let { wasOpen } = input;
      const onHint = batchHints(store, clock, leaving.signal);
      const onOpen = () => {
        if (wasOpen) refetchAll(store);
        wasOpen = true;
        sendBack({ type: 'stream.open' });
      };
      const follow = async () => {
        const end = await (await live()).follow({ onOpen, onHint }, leaving.signal);
        // An ordinary request gets a new token for the next stream, or reports that the session has
        // ended.
        if (end === 'unauthorized') await transport.send({ url: '/api/user/' }, leaving.signal);
      };
      const tellEnd = () => {
        if (!leaving.signal.aborted) sendBack({ type: 'stream.fail' });
      };
      follow().then(tellEnd, tellEnd);
      return () => leaving.abort();
    }),

    pause: fromPromise(({ input: { failures }, signal }) => {
      // The random share prevents all tabs of all sellers from reconnecting at once.
      const share = (1 + Math.random()) / 2;
      return wait(clock, FIRST_PAUSE_MS * 2 ** (failures - 1) * share, signal);
    }),

    poll: fromPromise(async ({ signal }) => {
      for (let round = 0; round < POLLS_UNTIL_RECONNECT; round += 1) {
        await wait(clock, POLL_EVERY_MS, signal);
        refetchAll(store);
      }
    }),
  };
}

/** The live machine of an application. */
export function provideLive(ports: Ports, store: Store) {
  return liveMachine.provide({ actors: liveActors(ports, store) });
}
