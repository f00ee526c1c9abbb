import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import type { ApiProblem } from '#application/ports/transport.port';
import { fileProblem } from '#application/products/import-file';
import { provideProductImport } from '#application/products/product-import.actors';
import type { productImportMachine } from '#application/products/product-import.machine';
import {
  type Answer,
  importBeginnings,
  jobs,
  type ProductImportSight,
  type ProductImportWorld,
  problemIn,
} from '../machine-scripts/product-import.script';
import { settle } from '../test-app/compose-test-app';
import { processInNode, provided } from './process-in-node';

const uploadUrl = '/api/store/product/import/new';
const jobUrl = '/api/store/product/import/imp_1';

/** The running wizard with scripted adapters, as a world that the script can play in. */
export const productImportInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } =
    processInNode<typeof productImportMachine>(inspect);
  /** What was refused last: nothing else may be told to have gone wrong. */
  let refused: ApiProblem | null = null;
  const isHeld = (url: string) => app().transport.held.some((request) => request.url === url);

  const answer = async (url: string, reply: Answer) => {
    if ('job' in reply) app().transport.accept(url, jobs[reply.job]);
    else {
      refused = problemIn(reply);
      app().transport.refuse(url, refused);
    }
    await settle();
  };

  /** The call that asks for the work, where it is made, and then the reading of the job. */
  const followingEnds = async (reply: Answer) => {
    const asking = ['dryRun', 'run'].map((action) => `${jobUrl}/action/${action}`).find(isHeld);
    if (asking && !('job' in reply)) {
      await answer(asking, reply);
    } else {
      if (asking) {
        app().transport.accept(asking, asking.endsWith('run') ? jobs.running : jobs.checking);
        await settle();
      }
      app().clock.advanceToNext();
      await settle();
      await answer(jobUrl, reply);
    }
    if (!('job' in reply)) app().clock.advanceToNext();
    await settle();
  };

  const world: ProductImportWorld = {
    open: (beginning) => begin(provided(provideProductImport), importBeginnings[beginning]),
    chooseFile: (which) => {
      const isPicture = which === 'a picture';
      if (isPicture) refused = fileProblem('file_type');
      const name = isPicture ? 'picture.png' : 'products.csv';
      return send({ type: 'file.choose', file: new File(['code\nA'], name) });
    },
    openJob: () => send({ type: 'job.open', jobId: 'imp_1' }),
    retryUpload: () => send({ type: 'upload.retry' }),
    changeMapping: () =>
      send({ type: 'mapping.change', mapping: [{ column: 'code', target: null }] }),
    changeOptions: () => send({ type: 'options.change', options: { exchangeRate: 9.85 } }),
    forgetReading: () => send({ type: 'reading.forget' }),
    startCheck: () => send({ type: 'check.start' }),
    reviseMapping: () => send({ type: 'mapping.revise' }),
    run: () => send({ type: 'import.run' }),
    cancel: () => send({ type: 'import.cancel' }),
    retry: () => send({ type: 'import.retry' }),
    restart: () => send({ type: 'import.restart' }),
    openingEnds: (reply) => answer(jobUrl, reply),
    uploadEnds: (reply) => answer(uploadUrl, reply),
    savingEnds: (reply) => answer(jobUrl, reply),
    followingEnds,
    cancellingEnds: (reply) => answer(`${jobUrl}/action/cancel`, reply),
    sees: async (sight) => {
      expect(sightOf(snapshot())).toEqual(sight);
      const { problem } = snapshot().context;
      if (problem) expect(problem).toEqual(refused);
    },
  };

  return playing(world);
};

type ImportSnapshot = SnapshotFrom<typeof productImportMachine>;

const steps: Readonly<Record<string, ProductImportSight['step']>> = {
  opening: 'opening',
  choosingFile: 'file',
  uploading: 'file',
  mapping: 'mapping',
  savingMapping: 'mapping',
  dryRunning: 'check',
  reviewing: 'review',
  running: 'run',
  cancelling: 'run',
  finished: 'result',
  cancelled: 'result',
  failed: 'failure',
};

/** What the wizard makes of a snapshot. */
const sightOf = (snapshot: ImportSnapshot): ProductImportSight => ({
  step: steps[snapshot.value] ?? 'failure',
  busy: snapshot.hasTag('busy'),
  progress: snapshot.hasTag('following'),
});
