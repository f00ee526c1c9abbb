import type { Handlers, ServerContext } from '../context';
import type { Operations } from '../contract.generated';
import { staffActor } from '../orders/actors';
import { placeCart } from './place-cart';

/** The operation by which staff orders for a client, with the contract's types. */
export type TakenOrderOperations = {
  takeOrder: {
    body: Operations['takeOrder']['body'];
    answer: Operations['takeOrder']['reply'];
  };
};

/** Orders that staff takes, by telephone or in the shop. */
export const takenOrderHandlers = (_context: ServerContext): Handlers<TakenOrderOperations> => ({
  takeOrder: ({ body, principal, now, write }) =>
    write(async (tx) => {
      const actor = await staffActor(tx, principal);
      return placeCart(tx, body, now, { storeId: principal.storeId, actor });
    }),
});
