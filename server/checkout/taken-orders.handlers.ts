import type { ServerContext } from '../context';
import { withChatLinks } from '../conversations/chat-link';
import { contractHandlers } from '../http/contract-handlers';
import { staffPerformer } from '../orders/performers';
import { placeCart } from './place-cart';

/** Orders that staff takes by telephone or in person. */
export function takenOrderHandlers({ database, tokens }: ServerContext) {
  return contractHandlers({
    takeOrder: async ({ body, principal, now, write }) => {
      const placed = await write(async (tx) => {
        const performer = await staffPerformer(tx, principal);
        return placeCart(tx, body, now, { storeId: principal.storeId, performer });
      });
      return withChatLinks(database.db, tokens, placed);
    },
  });
}
