/**
 * A worker in a separate process that takes a job and never finishes it. The test kills the
 * process.
 */
import { openDatabase } from '../../../server/database/database';
import { startJobWorker } from '../../../server/worker/worker';
import { IDLE_TASKS, workerContext } from './job-fixtures';

const databaseUrl = process.env['DATABASE_URL'] ?? '';
const database = openDatabase({ url: databaseUrl, poolSize: 2 });

startJobWorker(workerContext(database), {
  databaseUrl,
  recurring: {},
  tasks: {
    ...IDLE_TASKS,
    forgetExpired: async () => {
      console.log('taken');
      await new Promise(() => undefined);
    },
  },
});
