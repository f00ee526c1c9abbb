import type { OrderAction } from '#application/api/orders-endpoints.generated';
import { PASSWORD } from '../support/store';

/** Somebody of the same store who works elsewhere, straight through the API. */
export interface Colleague {
  acts(orderId: string, action: OrderAction, body?: object): Promise<void>;
}

const post = async (url: string, body: object, access?: string): Promise<unknown> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(access && { authorization: `Bearer ${access}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** Signs a colleague in. */
export const colleagueOf = async (baseURL: string, username: string): Promise<Colleague> => {
  const pair = await post(`${baseURL}/api/auth/token/`, { username, password: PASSWORD });
  // The contract's answer to a sign-in.
  const { access } = pair as { access: string };
  return {
    acts: async (orderId, action, body = {}) => {
      await post(`${baseURL}/api/store/order/${orderId}/${action}`, body, access);
    },
  };
};
