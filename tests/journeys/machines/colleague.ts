import type { Media } from '#application/api/media-endpoints.generated';
import type { OrderAction } from '#application/api/orders-endpoints.generated';
import { PASSWORD } from '../support/store';

/** Somebody of the same store who works elsewhere, straight through the API. */
export interface Colleague {
  acts(orderId: string, action: OrderAction, body?: object): Promise<void>;
  /** Adds a picture, a PNG, to the library. */
  adds(fileName: string, content: Uint8Array<ArrayBuffer>): Promise<Media>;
}

const post = async (url: string, init: RequestInit): Promise<unknown> => {
  const answer = await fetch(url, { method: 'POST', ...init });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

const json = (body: object): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Signs a colleague in. */
export const colleagueOf = async (baseURL: string, username: string): Promise<Colleague> => {
  const pair = await post(`${baseURL}/api/auth/token/`, json({ username, password: PASSWORD }));
  // The contract's answer to a sign-in.
  const { access } = pair as { access: string };
  const signed = (path: string, { headers, ...init }: RequestInit) =>
    post(`${baseURL}${path}`, {
      ...init,
      headers: { ...headers, authorization: `Bearer ${access}` },
    });
  return {
    acts: async (orderId, action, body = {}) => {
      await signed(`/api/store/order/${orderId}/${action}`, json(body));
    },
    adds: async (fileName, content) => {
      const body = new FormData();
      body.set('file', new File([content], fileName, { type: 'image/png' }));
      // The contract's answer to an upload.
      return (await signed('/api/media/upload/', { body })) as Media;
    },
  };
};
