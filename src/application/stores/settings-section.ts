import type { Store, StoreUpdate } from '#openapi/types.generated';
import { storesEndpoints } from '../api/stores-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { Attempt, EditedRecord, FormValues } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem } from '../problem';
import type { Store as AppStore } from '../store';
import { contentHash } from './content-hash';

/** The options of one tab of the store's settings. */
interface SettingsSectionOptions<Values extends FormValues> {
  /** Returns the values of the tab's form from the store. */
  readonly valuesOf: (store: Store) => Values;
  /** Returns the request body for an attempt. */
  readonly updateOf: (attempt: Attempt<Values>) => StoreUpdate;
  /** Maps a field of the server's errors to the name of the form, where they differ. */
  readonly fieldOf?: (field: string) => string;
}

/** How often a save is tried when another part of the store was changed concurrently. */
const TRIES = 3;

/** Another account sends rejected payouts again. */
const { getMyStore, updateStore } = storesEndpoints.enhanceEndpoints({
  addTagTypes: ['payouts'],
  endpoints: { updateStore: { invalidatesTags: ['stores', 'payouts'] } },
}).endpoints;

/** The store as it was last read: the source of its forms' values. */
function readStore(app: AppStore, signal: AbortSignal): Promise<Store> {
  return unwrapWithSignal(app.dispatch(getMyStore.initiate()), signal);
}

function cacheStore(app: AppStore, store: Store): void {
  app.dispatch(storesEndpoints.util.updateQueryData('getMyStore', undefined, () => store));
}

/** The problem with its fields named as in the form. */
function toFormProblem(problem: ApiProblem, fieldOf: (field: string) => string): ApiProblem {
  if (!problem.errors) return problem;
  const named = Object.entries(problem.errors).map(([field, codes]) => [fieldOf(field), codes]);
  return { ...problem, errors: Object.fromEntries(named) };
}

/**
 * A part of the store's settings that is saved separately. The store has one revision for all of
 * its parts, so that a save of one tab would make every other tab stale. A part's revision is
 * therefore the hash of its own content, and only a change of that content is a conflict.
 */
export function settingsSection<Values extends FormValues>({
  valuesOf,
  updateOf,
  fieldOf = (field) => field,
}: SettingsSectionOptions<Values>) {
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
}

/** The problem of a save on a stale revision, as the server would return it. */
export function staleRevisionProblem(current: unknown): ApiProblem {
  return {
    type: 'about:blank',
    title: 'Precondition Failed',
    status: 412,
    code: 'stale_revision',
    requestId: null,
    current,
  };
}
