import { expect, test } from 'vitest';
import type { ApiResult, Transport } from '../ports/transport.port';
import { importApi } from '../products/import-api';
import { createStore } from '../store';
import { storeApi } from './store-api';
import { unwrapWithSignal } from './unwrap-with-signal';

const { onOnline } = storeApi.internalActions;

test('`unwrapWithSignal` returns the answer of a query in flight when the connection returns, then unsubscribes', async () => {
  let answer: (result: ApiResult) => void = () => undefined;
  const transport: Transport = {
    send: () => new Promise((resolve) => (answer = resolve)),
    refresh: () => Promise.reject(new Error('Nobody asks for a session here.')),
    onSessionLost: () => () => undefined,
    connectionStatus: () => 'online',
    onConnectionStatusChange: () => () => undefined,
  };
  const store = createStore(transport);
  const asked = importApi.endpoints.getImport.initiate(
    { importId: 'imp_1' },
    { forceRefetch: true },
  );
  const reading = unwrapWithSignal(store.dispatch(asked), new AbortController().signal);
  store.dispatch(onOnline());
  answer({ ok: true, data: { id: 'imp_1' }, status: 200 });
  // Like an answer that reports the server as reachable again.
  const isAnswered = new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      stop();
      store.dispatch(onOnline());
      resolve();
    });
  });
  expect(await reading).toEqual({ id: 'imp_1' });
  await isAnswered;
  store.dispatch(onOnline());
  expect(store.getState()[storeApi.reducerPath].queries).toEqual({});
});
