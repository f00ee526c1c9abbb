import { fromPromise } from 'xstate';
import { readAnew } from '../api/read-anew';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { PublicApplicationPorts } from '../ports/public-application-ports';
import type { Store } from '../store';
import { chatApi } from './chat-api';
import { chatConnectionMachine, type WaitingMessage } from './chat-connection.machine';

const { sendChatMessage, sendChatPicture } = chatApi.endpoints;

type ChatPorts = Pick<PublicApplicationPorts, 'languages'>;

function messageRequest(
  { languages }: ChatPorts,
  store: Store,
  link: string,
  message: WaitingMessage,
) {
  const { key, body, picture } = message;
  const named = { link, 'Idempotency-Key': key };
  if (picture) {
    return store.dispatch(sendChatPicture.initiate({ ...named, body: { file: picture } }));
  }
  const chatMessageCreate = { body, language: languages.current() };
  return store.dispatch(sendChatMessage.initiate({ ...named, chatMessageCreate }));
}

/** The actors of the chat-connection machine. */
function chatConnectionActors(
  ports: ChatPorts,
  store: Store,
): ActorsOf<typeof chatConnectionMachine> {
  return {
    readChat: fromPromise(({ input: { link }, signal }) =>
      readAnew(
        store,
        {
          running: chatApi.util.getRunningQueryThunk('readChat', { link }),
          reading: chatApi.endpoints.readChat.initiate({ link }, { forceRefetch: true }),
        },
        signal,
      ),
    ),
    sendMessage: fromPromise(({ input: { link, message }, signal }) => {
      if (!message) throw new Error('Only a waiting message is sent.');
      return unwrapWithSignal(messageRequest(ports, store, link, message), signal);
    }),
  };
}

/** The chat-connection machine of the public area. */
export function provideChatConnection(ports: ChatPorts, store: Store) {
  return chatConnectionMachine.provide({ actors: chatConnectionActors(ports, store) });
}
