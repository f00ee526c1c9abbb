import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { ProductBulkUpdate } from '#application/api/products-endpoints.generated';
import { provideBulkAction } from '#application/bulk/bulk-action.actors';
import type { bulkActionMachine } from '#application/bulk/bulk-action.machine';
import type { Inspect } from '#application/create-application';
import {
  type BulkActionWorld,
  type BulkSight,
  type BulkVerdict,
  bulkAnswer,
  bulkBeginnings,
  bulkPages,
} from '../machine-scripts/bulk-action.script';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { processInNode, provided } from './process-in-node';

const listUrl = '/api/store/products/search/get/';
const bulkUrl = '/api/store/product/bulk/update/';

/** The running process with scripted adapters, as a world that the script can play in. */
export const bulkActionInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } = processInNode<typeof bulkActionMachine>(inspect);

  /** Answers every line of the request that waits; none waits where there was no line to send. */
  const answerLines = async (verdict: BulkVerdict, revision: number | null) => {
    const request = app().transport.held.find(({ url }) => url === bulkUrl);
    // Only this process sends to the address, and always this body.
    const body = request?.body as ProductBulkUpdate | undefined;
    const ids = (body?.items ?? []).map(({ id }) => id);
    const [dryRun, changed, refused] = [revision === null, 0, 0];
    const answer = { dryRun, changed, refused, items: bulkAnswer(ids, verdict, revision) };
    app().transport.accept(bulkUrl, answer);
    await settle();
  };

  const world: BulkActionWorld = {
    open: (beginning) => begin(provided(provideBulkAction), bulkBeginnings[beginning]),
    choosePrice: () =>
      send({
        type: 'change.choose',
        change: { kind: 'price', change: { how: 'percent', hundredths: 1_000 } },
      }),
    revise: () => send({ type: 'change.revise' }),
    checkAgain: () => send({ type: 'check.repeat' }),
    confirm: () => send({ type: 'run.confirm' }),
    retryFailed: () => send({ type: 'failed.retry' }),
    undo: () => send({ type: 'undo.start' }),
    retry: () => send({ type: 'work.retry' }),
    stop: () => send({ type: 'work.stop' }),
    close: () => send({ type: 'work.close' }),
    pageComes: async (which) => {
      app().transport.accept(listUrl, bulkPages[which]);
      await settle();
    },
    linesAreTried: (verdict) => answerLines(verdict, null),
    linesAreSent: (verdict) => answerLines(verdict, 4),
    noAnswerComes: async () => {
      const url = app().transport.held.at(-1)?.url ?? '';
      app().transport.refuse(url, problemOf(0, 'network'));
      await settle();
    },
    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
};

/** What the page makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof bulkActionMachine>): BulkSight => {
  if (snapshot.hasTag('working')) return { step: 'progress' };
  if (snapshot.matches('choosing')) return { step: 'form' };
  if (snapshot.matches('confirming')) return { step: 'review' };
  if (snapshot.matches('interrupted')) return { step: 'interruption' };
  if (snapshot.matches('results')) return { step: 'results' };
  return { step: snapshot.matches('undone') ? 'undone' : null };
};
