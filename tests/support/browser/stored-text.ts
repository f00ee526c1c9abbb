import type { Page } from '@playwright/test';

/**
 * All that this origin has stored in the browser, as one text: both storages, IndexedDB, caches and
 * the state of the history. Bytes are decoded, so that a text in them would be found.
 */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    const keep = (value: unknown): void => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        for (const encoding of ['utf-8', 'utf-16le', 'latin1']) {
          texts.push(new TextDecoder(encoding).decode(value));
        }
      } else if (typeof value === 'object' && value !== null) {
        for (const member of Object.entries(value).flat()) keep(member);
      } else texts.push(String(value));
    };
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const storage of [localStorage, sessionStorage]) keep({ ...storage });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([
          answerOf(store.getAllKeys()),
          answerOf(store.getAll()),
        ]);
        keep([name, storeName, keys, values]);
      }
      database.close();
    }
    if ('caches' in globalThis) {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) keep(request.url);
      }
    }
    keep(history.state);
    return texts.join('\n');
  });
}
