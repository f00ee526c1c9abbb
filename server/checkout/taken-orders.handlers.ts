import type { Handlers, ServerContext } from '../context';
import type { Operations } from '../contract.generated';
import { staffPerformer } from '../orders/performers';
import { placeCart } from './place-cart';

/** The operation with which staff orders for a client, with the contract's types. */
export type TakenOrderOperations = {
  takeOrder: {
    body: Operations['takeOrder']['body'];
    answer: Operations['takeOrder']['reply'];
  };
};

/** Orders that staff takes by telephone or in person. */
export function takenOrderHandlers(_context: ServerContext): Handlers<TakenOrderOperations> {
  return {
    takeOrder: ({ body, principal, now, write }) =>
      write(async (tx) => {
        const performer = await staffPerformer(tx, principal);
        return placeCart(tx, body, now, { storeId: principal.storeId, performer });
      }),
  };
}
