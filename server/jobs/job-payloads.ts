import type { Language } from '#domain/format/languages';

/**
 * Payload of each job that can be added, by the task's name: ids and plain values, because a
 * payload is stored as JSON until a worker runs the job. A new name needs its task in
 * `server/worker/tasks.ts`; the compiler checks this.
 */
export interface JobPayloads {
  /** Housekeeping outside its schedule. */
  forgetExpired: Record<string, never>;
  /**
   * A request for a link that sets a new password: what was typed as the account, the language of
   * the mail for a user without a stored one, and when it was requested (ISO, UTC).
   */
  mailPasswordLinks: {
    readonly account: string;
    readonly language: Language;
    readonly requestedAt: string;
  };
  /** Remote pictures that an import added to a store's products, starting after this product id. */
  fetchPictures: { readonly storeId: string; readonly after: string | null };
  /** Sends the queued mails, and the messages of conversations whose time to undo is over. */
  sendConversationMessages: Record<string, never>;
  /** An instruction to the card processor. */
  instructCardProcessor: { readonly instructionId: string };
  /** Releases a bank's hold on a card for which no order was placed. */
  releaseCardHold: { readonly cardPaymentId: string };
  /** The test processor reports the result of a payment, `times` times. */
  tellOfTestCharge: { readonly key: string; readonly times: number };
}

/** A task that {@link addJob} may name. */
export type JobName = keyof JobPayloads;
