import { type Store, type StoreUpdate, storesEndpoints } from '../api/stores-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { Attempt, EditedRecord, FormValues } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem } from '../problem';
import type { Store as AppStore } from '../store';
import { contentHash } from './content-hash';

/** What one tab of the store's settings is made of. */
interface SettingsSectionOptions<Values extends FormValues> {
  /** The store as the tab's form sees it. */
  readonly valuesOf: (store: Store) => Values;
  /** What is sent for it. */
  readonly updateOf: (attempt: Attempt<Values>) => StoreUpdate;
  /** The form's name of a field that the server complains of, where it is another one. */
  readonly fieldOf?: (field: string) => string;
}

/** How often a save is tried anew because something else of the store was changed meanwhile. */
const TRIES = 3;

const { getMyStore, updateStore } = storesEndpoints.endpoints;

/** The store as it was read last: what its forms stem from. */
const readStore = (app: AppStore, signal: AbortSignal): Promise<Store> =>
  unwrapWithSignal(app.dispatch(getMyStore.initiate()), signal);

const cacheStore = (app: AppStore, store: Store): void => {
  app.dispatch(storesEndpoints.util.updateQueryData('getMyStore', undefined, () => store));
};

/** The problem with its fields called as the form calls them. */
const toFormProblem = (problem: ApiProblem, fieldOf: (field: string) => string): ApiProblem => {
  if (!problem.errors) return problem;
  const named = Object.entries(problem.errors).map(([field, codes]) => [fieldOf(field), codes]);
  return { ...problem, errors: Object.fromEntries(named) };
};

/**
 * A part of the store's settings that is saved for itself. The store has one revision for all of it,
 * so that a save of one tab would make every other one stale; a part's revision is therefore the mark of its own
 * content, and only a change of that is somebody else's version to choose from.
 */
export const settingsSection = <Values extends FormValues>({
  valuesOf,
  updateOf,
  fieldOf = (field) => field,
}: SettingsSectionOptions<Values>) => {
  const recordOf = (store: Store): EditedRecord<Values> => {
    const values = valuesOf(store);
    return { id: store.id, revision: contentHash(values), values };
  };
  const editing = recordEditing<Values>({
    save: async ({ revision, values, changes }, app, signal) => {
      const storeUpdate = updateOf({ values, changes });
      let store = await readStore(app, signal);
      for (let tries = 1; ; tries += 1) {
        if (recordOf(store).revision !== revision) throw staleRevisionProblem(store);
        const writing = updateStore.initiate({
          storeId: store.id,
          'If-Match': `"${store.revision}"`,
          storeUpdate,
        });
        try {
          const saved = await unwrapWithSignal(app.dispatch(writing), signal);
          cacheStore(app, saved);
          return recordOf(saved);
        } catch (error) {
          const problem = asProblem(error);
          if (problem.status !== 412 || !problem.current || tries === TRIES) {
            throw toFormProblem(problem, fieldOf);
          }
          // The contract promises the store in `current` of a 412.
          store = problem.current as Store;
          cacheStore(app, store);
        }
      }
    },
    recordOf: (current) => recordOf(current as Store),
  });
  return { recordOf, editing };
};

/** The answer to a save of what somebody has changed since, as the server would give it. */
export const staleRevisionProblem = (current: unknown): ApiProblem => ({
  type: 'about:blank',
  title: 'Precondition Failed',
  status: 412,
  code: 'stale_revision',
  requestId: null,
  current,
});
