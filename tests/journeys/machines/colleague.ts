import type { Media } from '#application/api/media-endpoints.generated';
import type { OrderAction } from '#application/api/orders-endpoints.generated';
import type { ProductUpdate } from '#application/api/products-endpoints.generated';
import { signIn } from '../../support/browser-worlds/tokens';
import { PASSWORD } from '../support/store';

/** Somebody of the same store who works elsewhere, straight through the API. */
export interface Colleague {
  acts(orderId: string, action: OrderAction, body?: object): Promise<void>;
  /** Saves a product, of which the newest version lies before them. */
  edits(productId: string, changes: ProductUpdate): Promise<void>;
  /** Adds a picture, a PNG, to the library. */
  adds(fileName: string, content: Uint8Array<ArrayBuffer>): Promise<Media>;
}

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Signs a colleague in. */
export const colleagueOf = async (baseURL: string, username: string): Promise<Colleague> => {
  const { access } = await signIn(baseURL, username, PASSWORD);
  const ask = async (path: string, { headers, ...init }: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`${baseURL}/api/${path}`, {
      ...init,
      headers: { ...headers, authorization: `Bearer ${access}` },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    acts: async (orderId, action, body = {}) => {
      await ask(`store/order/${orderId}/${action}`, json('POST', body));
    },
    edits: async (productId, changes) => {
      const path = `store/product/${productId}`;
      // The contract's answer to a product that is read.
      const { revision } = (await ask(path)) as { revision: number };
      const { headers, ...init } = json('PATCH', changes);
      await ask(path, { ...init, headers: { ...headers, 'if-match': `"${revision}"` } });
    },
    adds: async (fileName, content) => {
      const body = new FormData();
      body.set('file', new File([content], fileName, { type: 'image/png' }));
      // The contract's answer to an upload.
      return (await ask('media/upload/', { method: 'POST', body })) as Media;
    },
  };
};
