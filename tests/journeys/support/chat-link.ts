import { signIn } from '../../support/browser/session-tokens';
import { type JourneyStore, PASSWORD } from './store';

/** The client's link to the chat about a new order of the store, which the store has begun. */
export async function chatLink(address: string, store: JourneyStore): Promise<string> {
  const { id } = await store.place();
  const { access } = await signIn(address, store.userNames.store_admin, PASSWORD);
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  const begun = await fetch(`${address}/api/store/conversation/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ kind: 'order', subject: 'Votre commande', link: { kind: 'order', id } }),
  });
  const conversation = await begun.json();
  const answer = await fetch(`${address}/api/store/conversation/${conversation.id}/link`, {
    headers,
  });
  return (await answer.json()).url;
}
