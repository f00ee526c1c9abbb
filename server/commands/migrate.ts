import { openDatabase } from '../database/database';
import { findDatabase } from '../database/find-database';
import { prepareDatabase } from '../prepare-database';
import { commandDatabase, commandMediaDir, runCommand } from './run-command';

/**
 * `npm run migrate`: brings the database of DATABASE_URL or DATA_DIR to the state of this release,
 * as every start of the server does. A server that starts afterwards has nothing left to do.
 */
async function run(): Promise<void> {
  const found = await findDatabase(commandDatabase());
  const database = openDatabase({ url: found.url, poolSize: 2 });
  try {
    const preparation = { seedDemo: false, mediaDir: commandMediaDir() };
    await prepareDatabase(preparation, database, found.url);
    console.log('The database is up to date.');
  } finally {
    await database.close();
    await found.close();
  }
}

await runCommand(run);
