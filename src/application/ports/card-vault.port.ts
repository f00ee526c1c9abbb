import type { CardValues } from '#domain/checkout/card-form';

/** Sends a visitor's card to the card processor directly, not through the store's own server. */
export interface CardVault {
  /**
   * Sends the card and returns the processor's reference, which pays for one cart. Rejects with an
   * ApiProblem; its `errors` name the card's fields.
   */
  tokenize(card: CardValues, signal: AbortSignal): Promise<string>;
}
