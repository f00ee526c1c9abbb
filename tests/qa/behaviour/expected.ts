import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { machineFile } from '../../support/machine-docs/page-files';
import { Behaviour, type WrittenSteps } from './behaviour';
import { jsonText } from './json-text';

/** What a file in `tests/qa/expected` says of a machine. */
interface Written {
  /** Milliseconds of each delay that the machine names. */
  readonly delays: Readonly<Record<string, number>>;
  readonly steps: WrittenSteps;
  /** Long values, by the short names that stand for them in the steps. */
  readonly values: Readonly<Record<string, string>>;
}

const NOTHING: Written = { delays: {}, steps: {}, values: {} };

const fileOf = (machine: string): string =>
  `tests/qa/expected/${machineFile(machine).replace(/\.md$/, '.json')}`;

const read = (machine: string): Written => {
  const file = fileOf(machine);
  // Only writeExpected writes these files.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Written) : NOTHING;
};

/** Those delays of a machine that are the same whatever it knows, in milliseconds. */
export const delaysOf = (machine: AnyStateMachine): Record<string, number> =>
  Object.fromEntries(
    Object.entries(machine.implementations.delays).flatMap(([name, delay]) =>
      typeof delay === 'number' ? [[name, delay]] : [],
    ),
  );

/** What a machine is expected to do, as somebody accepted it. */
export interface Expected {
  readonly behaviour: Behaviour;
  readonly delays: Readonly<Record<string, number>>;
}

const known = new Map<string, Expected>();

export const expectedOf = (machine: string): Expected => {
  const before = known.get(machine);
  if (before) return before;
  const { steps, delays } = read(machine);
  const expected = { behaviour: Behaviour.from(steps), delays };
  known.set(machine, expected);
  return expected;
};

/** Each delay that is another than it was, in words. */
export const changedDelays = (machine: AnyStateMachine, { delays }: Expected): string[] => {
  const now = delaysOf(machine);
  const names = [...new Set([...Object.keys(delays), ...Object.keys(now)])];
  return names
    .filter((name) => now[name] !== delays[name])
    .map(
      (name) =>
        `delay ${name} is ${now[name] ?? 'no longer set'}, was ${delays[name] ?? 'not set'} (ms)`,
    );
};

/** Short names in a text, and in the long texts that they stand for. */
const namesIn = (text: string, glossary: ReadonlyMap<string, string>, known: Set<string>): void => {
  for (const [name] of text.matchAll(/[\w-]+@[0-9a-f]{8}\b/g)) {
    const long = glossary.get(name);
    if (long === undefined || known.has(name)) continue;
    known.add(name);
    namesIn(long, glossary, known);
  }
};

/** Keeps what a machine does now as what it is expected to do. */
export const writeExpected = (
  machine: AnyStateMachine,
  behaviour: Behaviour,
  glossary: ReadonlyMap<string, string>,
): void => {
  const steps = behaviour.written();
  const named = new Set<string>();
  namesIn(JSON.stringify(steps), glossary, named);
  const values = Object.fromEntries(
    [...named].toSorted().map((name) => [name, glossary.get(name) ?? '']),
  );
  const file = fileOf(machine.id);
  known.delete(machine.id);
  mkdirSync(dirname(file), { recursive: true });
  const written: Written = { delays: delaysOf(machine), steps, values };
  writeFileSync(file, `${jsonText(written)}\n`);
};
