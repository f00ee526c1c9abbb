import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { staffPerformer } from '../orders/performers';
import { placeCart } from './place-cart';

/** Orders that staff takes by telephone or in person. */
export function takenOrderHandlers(_context: ServerContext) {
  return contractHandlers({
    takeOrder: ({ body, principal, now, write }) =>
      write(async (tx) => {
        const performer = await staffPerformer(tx, principal);
        return placeCart(tx, body, now, { storeId: principal.storeId, performer });
      }),
  });
}
