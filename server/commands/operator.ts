import { openDatabase } from '../database/database';
import { findDatabase } from '../database/find-database';
import { ProblemError } from '../http/problem-error';
import { OPERATOR_COMMANDS, operatorHelp } from '../marketplace/operator-commands';
import { recordIdOf } from '../marketplace/record-ids';
import { StartupError } from '../startup-error';
import { commandDatabase } from './run-command';

/**
 * `npm run operator -- <verb> <id or number> …`: performs actions of the marketplace, clients and
 * carriers on the database of DATA_DIR or DATABASE_URL, with or without a running server.
 */
function printableResult({ status, code, parts }: ProblemError): string {
  return [`${status} ${code}`, parts.detail, parts.errors && JSON.stringify(parts.errors)]
    .filter((part) => part !== undefined)
    .join(': ');
}

async function run([name = '', record, ...rest]: readonly string[]): Promise<string> {
  if (name === 'help') return operatorHelp();
  const verb = OPERATOR_COMMANDS[name];
  if (!verb || record === undefined) throw new StartupError(operatorHelp());
  const found = await findDatabase(commandDatabase());
  const database = openDatabase({ url: found.url, poolSize: 2 });
  try {
    const id = await recordIdOf(database.db, record);
    return await verb.run({ database, id, rest, now: new Date() });
  } finally {
    await database.close();
    await found.close();
  }
}

run(process.argv.slice(2)).then(
  (outcome) => console.log(outcome),
  (error: unknown) => {
    const isTold = error instanceof StartupError;
    console.error(
      error instanceof ProblemError ? printableResult(error) : isTold ? error.message : error,
    );
    process.exitCode = 1;
  },
);
