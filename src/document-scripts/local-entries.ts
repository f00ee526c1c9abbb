import { createStorageReader } from '#infrastructure/storage/browser-storage';

/** What the browser stores for this origin, as a document finds it. */
export const localEntries = createStorageReader(() => localStorage);
