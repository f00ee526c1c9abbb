import { readFileSync, writeFileSync } from 'node:fs';
import { LIFECYCLES } from '#domain/lifecycles';
import { jsonText } from '../behaviour/json-text';
import { type AnyLifecycle, type LifecycleTable, lifecycleTable } from './lifecycle-table';

const FILE = 'tests/qa/expected/lifecycles.json';

type Tables = Readonly<Record<string, LifecycleTable>>;

let known: Tables | null = null;

function expected(): Tables {
  // Only keepLifecycles writes this file.
  known ??= JSON.parse(readFileSync(FILE, 'utf8')) as Tables;
  return known;
}

/** Every single statement of a table, with the part of the table it belongs to. */
function statementsOf({ statuses, rows, offered, others, forbidden }: LifecycleTable): string[] {
  return [
    `the statuses are ${statuses.join(', ')}`,
    ...rows.map((row) => `row ${row}`),
    ...Object.entries({ ...offered, ...others, ...forbidden }).map(
      ([whom, actions]) => `for ${whom}: ${actions.join(', ')}`,
    ),
  ];
}

/** Messages about the differences of a lifecycle from its accepted table. */
function differencesOf(lifecycle: AnyLifecycle): string[] {
  const wanted = expected()[lifecycle.name];
  if (!wanted) return [`${lifecycle.name}: is new: npm run qa -- accept`];
  const [before, now] = [statementsOf(wanted), statementsOf(lifecycleTable(lifecycle))];
  const lost = before.filter((statement) => !now.includes(statement));
  const added = now.filter((statement) => !before.includes(statement));
  const isReordered = lost.length + added.length === 0 && before.join('\n') !== now.join('\n');
  return [
    ...lost.map((statement) => `${lifecycle.name}: no longer so: ${statement}`),
    ...added.map((statement) => `${lifecycle.name}: not accepted: ${statement}`),
    ...(isReordered ? [`${lifecycle.name}: its rows stand in another order`] : []),
  ];
}

/**
 * Messages about the differences of the domain's lifecycles from the accepted tables; empty without
 * any.
 */
export function lifecycleDifferences(): string[] {
  const gone = Object.keys(expected()).filter((name) =>
    LIFECYCLES.every((one) => one.name !== name),
  );
  return [...LIFECYCLES.flatMap(differencesOf), ...gone.map((name) => `${name}: is gone`)];
}

/** Stores the current lifecycles as the expected ones. */
export function keepLifecycles(): void {
  known = null;
  const tables = Object.fromEntries(LIFECYCLES.map((one) => [one.name, lifecycleTable(one)]));
  writeFileSync(FILE, `${jsonText(tables)}\n`);
}
