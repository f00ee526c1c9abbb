import { existsSync, readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { transitionRows } from '../support/machine-docs/machine-page';
import { machineFile } from '../support/machine-docs/page-files';
import { definitionsOf } from '../support/model-based-testing/transition-definitions';

/** The lines of a machine's page; none when it has no page yet. */
function documentLines(file: string): readonly string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function documentFileOf(machine: AnyStateMachine): string {
  return `docs/machines/${machineFile(machine.id)}`;
}

/**
 * The transitions that a machine's page does not know, by their keys, each in words. Paths come
 * from the machine as it is: that one of its transitions leads elsewhere than it did is held
 * against the page, which is written by `npm run generate` and read by whoever changes the
 * machine.
 */
export function undocumentedTransitions(machine: AnyStateMachine): ReadonlyMap<string, string> {
  const said = new Set(documentLines(documentFileOf(machine)));
  const rows = transitionRows(machine);
  return new Map(
    definitionsOf(machine).flatMap(({ key }, index) => {
      const row = rows[index] ?? '';
      return said.has(row)
        ? []
        : [[key, `${row} is not what ${documentFileOf(machine)} says.`] as const];
    }),
  );
}

/** Messages about the transitions on a machine's page that the machine no longer has. */
export function removedTransitions(machine: AnyStateMachine): readonly string[] {
  const lines = documentLines(documentFileOf(machine));
  const begin = lines.indexOf('| From | Event | Guard | To |');
  const rest = lines.slice(begin + 2);
  const told = begin < 0 ? [] : rest.slice(0, rest.indexOf(''));
  const rows = new Set(transitionRows(machine));
  return told
    .filter((row) => !rows.has(row))
    .map((row) => `${machine.id}: ${row} stands in ${documentFileOf(machine)} and nowhere else.`);
}
