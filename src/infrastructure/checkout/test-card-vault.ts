import type { CardVault } from '#application/ports/card-vault.port';
import type { Transport } from '#application/ports/transport.port';

/** Address of the test processor: another processor has its own host. */
const CARDS = '/api/test-card-processor/cards';

/** Sends cards to the test processor. Bypasses the query cache, which would store the card data. */
export function createTestCardVault(transport: Pick<Transport, 'send'>): CardVault {
  return {
    tokenize: async (card, signal) => {
      const result = await transport.send({ url: CARDS, method: 'POST', body: card }, signal);
      if (!result.ok) throw result.problem;
      // The contract's `keepTestCard` returns the reference.
      return (result.data as { readonly reference: string }).reference;
    },
  };
}
