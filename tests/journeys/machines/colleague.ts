import type { OrderAction } from '#application/api/orders-endpoints.generated';
import type { ProductUpdate } from '#application/api/products-endpoints.generated';
import { signIn } from '../../support/browser-worlds/tokens';
import { PASSWORD } from '../support/store';

/** Somebody of the same store who works elsewhere, straight through the API. */
export interface Colleague {
  acts(orderId: string, action: OrderAction, body?: object): Promise<void>;
  /** Saves a product, of which the newest version lies before them. */
  edits(productId: string, changes: ProductUpdate): Promise<void>;
}

/** Signs a colleague in. */
export const colleagueOf = async (baseURL: string, username: string): Promise<Colleague> => {
  const { access } = await signIn(baseURL, username, PASSWORD);
  const ask = async (path: string, method: string, body?: object, headers = {}) => {
    const answer = await fetch(`${baseURL}/api/store/${path}`, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${access}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  return {
    acts: async (orderId, action, body = {}) => {
      await ask(`order/${orderId}/${action}`, 'POST', body);
    },
    edits: async (productId, changes) => {
      const { revision } = await (await ask(`product/${productId}`, 'GET')).json();
      await ask(`product/${productId}`, 'PATCH', changes, { 'if-match': `"${revision}"` });
    },
  };
};
