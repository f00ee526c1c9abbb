import { fromPromise } from 'xstate';
import type {
  ImportAction,
  ImportActionRequest,
  ImportJob,
  ImportStatus,
} from '#openapi/types.generated';
import { storeApi } from '../api/store-api';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Clock } from '../ports/clock.port';
import type { Ports } from '../ports/ports';
import { asProblem } from '../problem';
import type { Store } from '../store';
import { wait } from '../wait';
import { importApi } from './import-api';
import { productImportMachine } from './product-import.machine';

/** Time between two queries of a running job (ms). */
const POLL_INTERVAL_MS = 500;

/** Time until a broken connection to a running job is retried (ms). */
const RETRY_DELAY_MS = 2_000;

/** Work of the server: what starts it, and the job's status while it lasts. */
interface Work {
  readonly action: ImportAction;
  readonly underWay: ImportStatus;
  readonly request: ImportActionRequest;
}

/** Asserts a value that the state of the machine guarantees to its actors. */
function assertPresent<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`The import has no ${what} here.`);
  return value;
}

/** Returns the actors of the product-import machine. */
export function productImportActors(
  clock: Clock,
  store: Store,
): ActorsOf<typeof productImportMachine> {
  const { createImport, getImport, updateImport, performImportAction } = importApi.endpoints;

  const read = (importId: string, signal: AbortSignal): Promise<ImportJob> => {
    const reading = getImport.initiate({ importId }, { forceRefetch: true });
    return unwrapWithSignal(store.dispatch(reading), signal);
  };

  const perform = (
    job: ImportJob,
    action: ImportAction,
    importActionRequest: ImportActionRequest,
    signal: AbortSignal,
  ): Promise<ImportJob> => {
    const asking = performImportAction.initiate({ importId: job.id, action, importActionRequest });
    return unwrapWithSignal(store.dispatch(asking), signal);
  };

  /**
   * Requests `action`. A refusal because it is already running, as after a lost answer, is no
   * error.
   */
  const ensure = async (
    job: ImportJob,
    { action, underWay, request }: Work,
    signal: AbortSignal,
  ): Promise<void> => {
    if (job.status === underWay) return;
    await perform(job, action, request, signal).catch((error: unknown) => {
      const { current } = asProblem(error);
      // The contract promises the job in `current` of a 409; it travels untyped.
      if ((current as ImportJob | undefined)?.status !== underWay) throw error;
    });
  };

  const follow = async (job: ImportJob, work: Work, signal: AbortSignal): Promise<ImportJob> => {
    try {
      await ensure(job, work, signal);
      await wait(clock, POLL_INTERVAL_MS, signal);
      return await read(job.id, signal);
    } catch (error) {
      await wait(clock, RETRY_DELAY_MS, signal);
      throw error;
    }
  };

  return {
    loadJob: fromPromise(({ input, signal }) => read(assertPresent(input.jobId, 'job id'), signal)),

    uploadFile: fromPromise(({ input, signal }) => {
      const sending = createImport.initiate({ body: { file: assertPresent(input.file, 'file') } });
      return unwrapWithSignal(store.dispatch(sending), signal);
    }),

    saveChange: fromPromise(({ input, signal }) => {
      const job = assertPresent(input.job, 'job');
      const saving = updateImport.initiate({
        importId: job.id,
        'If-Match': `"${job.revision}"`,
        importUpdate: assertPresent(input.change, 'change'),
      });
      return unwrapWithSignal(store.dispatch(saving), signal);
    }),

    followCheck: fromPromise(({ input, signal }) => {
      const work = { action: 'dryRun', underWay: 'checking', request: {} } as const;
      return follow(assertPresent(input.job, 'job'), work, signal);
    }),

    followRun: fromPromise(async ({ input, signal }) => {
      const request = { confirmed: [...input.confirmed] };
      const work = { action: 'run', underWay: 'running', request } as const;
      const job = await follow(assertPresent(input.job, 'job'), work, signal);
      if (job.status !== 'running')
        store.dispatch(storeApi.util.invalidateTags(['products', 'imports']));
      return job;
    }),

    cancelJob: fromPromise(({ input, signal }) =>
      perform(assertPresent(input.job, 'job'), 'cancel', {}, signal),
    ),
  };
}

/** The product-import machine of an application. */
export function provideProductImport({ clock }: Ports, store: Store) {
  return productImportMachine.provide({ actors: productImportActors(clock, store) });
}
