import { expect, test } from 'vitest';
import { settle } from '../../../tests/support/test-app/compose-test-app';
import { ScriptedTransport } from '../../../tests/support/test-app/scripted-transport';
import { createStore } from '../store';
import { importsEndpoints } from './imports-endpoints.generated';
import { readAnew } from './read-anew';

const { getImport, updateImport } = importsEndpoints.endpoints;
const ID = { importId: 'imp_1' };
const ADDRESS = '/api/store/product/import/imp_1';

test('A reading returns its answer although a write of the same subject ends meanwhile', async () => {
  const { transport, store, read } = aReader();
  const reading = read();
  await settle();
  void store.dispatch(updateImport.initiate({ ...ID, importUpdate: {} }));
  transport.accept(ADDRESS, { id: 'first' });
  await settle();
  transport.accept(ADDRESS, { id: 'written' });
  expect(await reading).toEqual({ id: 'first' });
});

test('A reading is not answered by a cancelled one that ends, nor by an earlier one', async () => {
  const { transport, read } = aReader();
  const cancelled = new AbortController();
  const first = read(cancelled.signal).catch(() => 'cancelled');
  await settle();
  cancelled.abort();
  const second = read();
  const third = read();
  await settle();
  transport.accept(ADDRESS, { id: 'second' });
  await settle();
  transport.accept(ADDRESS, { id: 'third' });
  expect(await Promise.all([first, second, third])).toEqual([
    'cancelled',
    { id: 'second' },
    { id: 'third' },
  ]);
});

test('A reading that is cancelled while it waits for an earlier one sends nothing', async () => {
  const { transport, read } = aReader();
  const first = read();
  await settle();
  const leaving = new AbortController();
  const second = read(leaving.signal);
  leaving.abort();
  transport.accept(ADDRESS, { id: 'first' });
  expect(await first).toEqual({ id: 'first' });
  await expect(second).rejects.toThrow();
  expect(transport.sent).toHaveLength(1);
});

function aReader() {
  const transport = new ScriptedTransport();
  const store = createStore(transport);
  const read = (signal = new AbortController().signal) =>
    readAnew(
      store,
      {
        running: importsEndpoints.util.getRunningQueryThunk('getImport', ID),
        reading: getImport.initiate(ID, { forceRefetch: true }),
      },
      signal,
    );
  return { transport, store, read };
}
