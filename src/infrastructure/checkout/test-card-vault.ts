import type { CardVault } from '#application/ports/card-vault.port';
import type { Transport } from '#application/ports/transport.port';

/** Address of the test processor: another processor has a host of its own. */
const CARDS = '/api/test-card-processor/cards';

/**
 * Hands cards to the test processor. It goes past the query cache, which would remember what it sent.
 */
export const createTestCardVault = (transport: Pick<Transport, 'send'>): CardVault => ({
  tokenize: async (card, signal) => {
    const result = await transport.send({ url: CARDS, method: 'POST', body: card }, signal);
    if (!result.ok) throw result.problem;
    // The contract's `keepTestCard` answers it.
    return (result.data as { readonly reference: string }).reference;
  },
});
