import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import type { ApiProblem } from '#application/ports/transport.port';
import { fileProblem } from '#application/products/import-file';
import { provideProductImport } from '#application/products/product-import.actors';
import type { productImportMachine } from '#application/products/product-import.machine';
import {
  type Answer,
  importInitialStates,
  jobs,
  type ProductImportDriver,
  type ProductImportViewState,
  problemIn,
} from '../machine-models/product-import.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const uploadUrl = '/api/store/product/import/new';
const jobUrl = '/api/store/product/import/imp_1';

/** The running wizard with scripted adapters, as the driver of its test model. */
export function createProductImportNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof productImportMachine>(inspect);
  /** The last refused problem: the machine must not report any other. */
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

  /**
   * Answers the call that starts the work, if it is pending, and then the call that reads the job.
   */
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

  const driver: ProductImportDriver = {
    open: (beginning) =>
      begin(providedMachine(provideProductImport), importInitialStates[beginning]),
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
    changeOptions: () => send({ type: 'options.change', options: { decimalMark: 'comma' } }),
    changeEncoding: () => send({ type: 'encoding.change', encoding: 'cp850' }),
    forgetReading: () => send({ type: 'reading.forget' }),
    startCheck: () => send({ type: 'check.start' }),
    reviseMapping: () => send({ type: 'mapping.revise' }),
    confirmStandout: (count) =>
      send({ type: 'standout.confirm', kind: 'price_fell_by_half', count }),
    withdrawStandout: () => send({ type: 'standout.withdraw', kind: 'price_fell_by_half' }),
    run: () => send({ type: 'import.run' }),
    cancel: () => send({ type: 'import.cancel' }),
    retry: () => send({ type: 'import.retry' }),
    restart: () => send({ type: 'import.restart' }),
    settleOpening: (reply) => answer(jobUrl, reply),
    settleUpload: (reply) => answer(uploadUrl, reply),
    settleSaving: (reply) => answer(jobUrl, reply),
    settleFollowing: followingEnds,
    settleCancelling: (reply) => answer(`${jobUrl}/action/cancel`, reply),
    expectViewState: async (viewState) => {
      expect(viewStateOf(snapshot())).toEqual(viewState);
      const { problem } = snapshot().context;
      if (problem) expect(problem).toEqual(refused);
    },
  };

  return playing(driver);
}

type ImportSnapshot = SnapshotFrom<typeof productImportMachine>;

const steps: Readonly<Record<string, ProductImportViewState['step']>> = {
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

/** The view state that the wizard derives from a snapshot. */
function viewStateOf(snapshot: ImportSnapshot): ProductImportViewState {
  return {
    step: steps[snapshot.value] ?? 'failure',
    busy: snapshot.hasTag('busy'),
    progress: snapshot.hasTag('following'),
  };
}
