import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stores, users } from '../../../server/database/schema/stores';
import { ZAHRA } from '../../../server/demo/demo-stores';
import { importFile, rowRemarks, startImportWorker } from '../imports/import-client';
import { testSeed } from '../support/seeded-random';
import { startTestServer } from '../support/test-server';
import { generatedCatalogue } from './generated-catalogue';
import {
  countOwnAttributes,
  differencesOf,
  prepareReferences,
  storeCatalogues,
  storedCatalogue,
} from './store-catalogue';

/** Catalogues to export and import; `npm run test:fuzz` takes more. */
const CATALOGUES = Number(process.env.ROUND_TRIP_CATALOGUES ?? 200);
/** Catalogues in one file: each run stores them, exports and imports them. */
const TOGETHER = 10;
/** Each run exports the next of these files; a file has the archive or the other products. */
const FILES = [
  '',
  '?format=excel&language=fr',
  '?status=archived',
  '?format=excel&language=ar',
  '?format=excel&language=en',
];
const STORE = 'str_roundtrip';

const seed = testSeed();
const server = await startTestServer();
const { db } = server.database;
await startImportWorker(server);
const admin = await signInToEmptyStore();
const references = await prepareReferences(db, STORE);

test(
  `${CATALOGUES} generated catalogues come back unchanged from their exported files (seed ${seed})`,
  async () => {
    const runs = Math.ceil(CATALOGUES / TOGETHER);
    const together = fc.array(generatedCatalogue, { minLength: TOGETHER, maxLength: TOGETHER });
    const complaints: string[] = [];
    let products = 0;
    for (const [run, catalogues] of fc.sample(together, { seed, numRuns: runs }).entries()) {
      const file = FILES[run % FILES.length] ?? '';
      products += catalogues.flat().length;
      complaints.push(...(await changesByRoundTrip(catalogues, file)));
      if (complaints.length > 0) break;
    }
    console.log(
      `round trip, seed ${seed}: ${runs * TOGETHER} catalogues with ${products} products`,
    );
    expect(complaints).toEqual([]);
  },
  1000 * CATALOGUES,
);

/** Stores catalogues, imports their exported file, and names everything that is not the same. */
async function changesByRoundTrip(
  catalogues: Parameters<typeof storeCatalogues>[2],
  file: string,
): Promise<string[]> {
  await storeCatalogues(db, references, catalogues, file.includes('archived'));
  const before = await storedCatalogue(db, STORE);
  const attributesBefore = await countOwnAttributes(db, STORE);
  const { text } = await admin.get(`/api/store/products/export/${file}`);
  const job = await importFile(admin, text);
  const remarks = job.failedCount > 0 ? await rowRemarks(admin, job) : [];
  const { status, format, products } = job;
  const counts = JSON.stringify({ status, format, ...products });
  const wanted = { created: 0, updated: 0, failed: 0, unchanged: Object.keys(before).length };
  const expected = JSON.stringify({ status: 'finished', format: 'own', ...wanted });
  const attributesAfter = await countOwnAttributes(db, STORE);
  return [
    ...(counts === expected ? [] : [`${counts}, not ${expected}`]),
    ...remarks.filter((remark) => remark.includes(' error ')),
    ...differencesOf(before, await storedCatalogue(db, STORE)),
    ...(attributesAfter === attributesBefore ? [] : ['The store has new attributes.']),
  ];
}

/** A store without products, whose admin is the one of the second demo store. */
async function signInToEmptyStore() {
  const [zahra] = await db.select().from(stores).where(eq(stores.id, ZAHRA.id));
  if (!zahra) throw new Error('There is no Zahra.');
  await db.insert(stores).values({ ...zahra, id: STORE, platformIdentifier: null });
  await db.update(users).set({ storeId: STORE }).where(eq(users.userName, 'admin2'));
  return server.signIn('admin2');
}
