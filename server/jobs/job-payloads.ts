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
  /** Something the card processor is told to do. */
  instructCardProcessor: { readonly instructionId: string };
  /** Lets go what a bank holds of a card, where no order came of it. */
  releaseCardHold: { readonly cardPaymentId: string };
  /** The test processor tells, so many times, how a payment went. */
  tellOfTestCharge: { readonly key: string; readonly times: number };
}

/** A task that {@link addJob} may name. */
export type JobName = keyof JobPayloads;
