/**
 * What each job that can be added is told, by the task's name: ids and plain values, for a payload
 * is kept as JSON until a worker takes the job up. A new name needs its task in `tasks.ts`; the
 * compiler says so.
 */
export interface JobPayloads {
  /** Housekeeping out of turn. */
  forgetExpired: Record<string, never>;
  /** Pictures on other hosts that an import left in a store's products, from this product's id on. */
  fetchPictures: { readonly storeId: string; readonly after: string | null };
}

/** A task that {@link addJob} may name. */
export type JobName = keyof JobPayloads;
