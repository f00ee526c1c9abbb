import { configureStore } from '@reduxjs/toolkit';
import { storeApi, type ThunkExtra } from './api/store-api';
import type { Transport } from './ports/transport.port';

/**
 * The query cache is the only content of the store. The toolkit's checks for mistakes in
 * hand-written reducers are off, because there are none.
 */
export function createStore(transport: Transport) {
  return configureStore({
    reducer: { [storeApi.reducerPath]: storeApi.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { transport } satisfies ThunkExtra },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(storeApi.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
