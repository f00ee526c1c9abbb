import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/database/database';
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres';
import { migrateDatabase } from '../../../server/database/migrate';
import { seedDemoStore } from '../../../server/demo/seed';
import { loadReferenceData } from '../../../server/seeding/load-reference';
import { temporaryFolder } from './temporary-folder';
import { DEMO_TEMPLATE, databaseUrl, EMPTY_TEMPLATE } from './test-databases';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's PostgreSQL. */
    postgresUrl: string;
    /** Images of the demo store, rendered once for all tests. */
    demoMediaDir: string;
  }
}

/** Test data need not survive a power failure. */
const FAST_POSTGRES_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

async function withDatabase(
  url: string,
  prepare: (database: ReturnType<typeof openDatabase>) => Promise<unknown>,
): Promise<void> {
  const database = openDatabase({ url, poolSize: 4 });
  await prepare(database).finally(() => database.close());
}

async function createTemplates(url: string, mediaDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Left by another run, if that PostgreSQL is still running.
  for (const template of [DEMO_TEMPLATE, EMPTY_TEMPLATE]) {
    await client.query(`drop database if exists ${template} with (force)`);
  }
  await client.query(`create database ${EMPTY_TEMPLATE}`);
  const empty = databaseUrl(url, EMPTY_TEMPLATE);
  await migrateDatabase(empty);
  await withDatabase(empty, loadReferenceData);
  await client.query(`create database ${DEMO_TEMPLATE} template ${EMPTY_TEMPLATE}`);
  await withDatabase(databaseUrl(url, DEMO_TEMPLATE), (database) =>
    seedDemoStore(database, new Date(), { mediaDir }),
  );
  await client.end();
}

interface RunningPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** The PostgreSQL of TEST_DATABASE_URL, whose user may create databases; otherwise a new one. */
async function startPostgres(dataDir: string): Promise<RunningPostgres> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir, settings: FAST_POSTGRES_SETTINGS });
}

/** One PostgreSQL for the run, with the two databases that every test file copies. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await temporaryFolder();
  const mediaDir = `${folder.path}/media`;
  const postgres = await startPostgres(folder.path);
  await createTemplates(postgres.url, mediaDir);
  project.provide('postgresUrl', postgres.url);
  project.provide('demoMediaDir', mediaDir);
  return async () => {
    await postgres.stop();
    await folder.remove();
  };
};
