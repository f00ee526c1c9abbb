import { openDatabase } from '../database/database';
import { findDatabase } from '../database/find-database';
import { hasStore } from '../demo/has-store';
import { prepareDatabase } from '../prepare-database';
import { StartupError } from '../startup-error';
import { commandDatabase, commandMediaDir, runCommand } from './run-command';

/**
 * `npm run seed`: writes the demo stores into the database of DATABASE_URL or DATA_DIR, if it has no
 * store.
 */
async function run(): Promise<void> {
  const found = await findDatabase(commandDatabase());
  const database = openDatabase({ url: found.url, poolSize: 2 });
  const mediaDir = commandMediaDir();
  try {
    await prepareDatabase({ seedDemo: false, mediaDir }, database, found.url);
    if (await hasStore(database.db)) {
      throw new StartupError('The database has a store already: the demo stores were not written.');
    }
    await prepareDatabase({ seedDemo: true, mediaDir }, database, found.url);
    console.log('The demo stores were written.');
  } finally {
    await database.close();
    await found.close();
  }
}

await runCommand(run);
