import type { CardValues } from '#domain/checkout/card-form';

/** Where a visitor's card goes: to the card processor itself, past the store's own server. */
export interface CardVault {
  /**
   * Hands the card over and answers what the processor calls it; one reference orders one cart.
   * Rejects with an ApiProblem; its `errors` name the card's fields.
   */
  tokenize(card: CardValues, signal: AbortSignal): Promise<string>;
}
