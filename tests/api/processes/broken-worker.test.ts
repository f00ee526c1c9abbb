import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../server/database/database';
import { runServer } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';
import { createTestDatabase, EMPTY_TEMPLATE } from '../support/test-databases';
import { TEST_SECRET } from '../support/test-server';

const folder = await temporaryFolder();
const own = await createTestDatabase(EMPTY_TEMPLATE);
afterAll(async () => {
  await own.drop();
  await folder.remove();
});

test('A server whose worker cannot work although the database answers ends with one sentence', async () => {
  const database = openDatabase({ url: own.url, poolSize: 1 });
  await database.db.execute(sql`alter table graphile_worker._private_jobs rename to lost_jobs`);
  await database.close();
  const { code, errors } = await runServer(folder.path, {
    DATABASE_URL: own.url,
    JWT_SECRET: TEST_SECRET,
    SEED_DEMO: 'false',
    WORKER_TIMEOUT_SECONDS: '1',
    LOG_LEVEL: 'silent',
  });
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^The job worker has been unable to work for \d+ seconds although the database answers, so this process ends\.$/m,
  );
});
