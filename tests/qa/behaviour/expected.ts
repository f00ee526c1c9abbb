import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { machineFile } from '../../support/machine-docs/page-files';
import { Behaviour, type WrittenSteps } from './behaviour';
import { jsonText } from './json-text';

/** The content of a file in `tests/qa/expected`: the expected behaviour of one machine. */
interface Written {
  /** The number of its paths, by set. */
  readonly paths: Readonly<Record<string, number>>;
  /** The named delays of the machine, in milliseconds. */
  readonly delays: Readonly<Record<string, number>>;
  readonly steps: WrittenSteps;
  /** Long values, by the short names that replace them in the steps. */
  readonly values: Readonly<Record<string, string>>;
}

const NOTHING: Written = { paths: {}, delays: {}, steps: {}, values: {} };

function fileOf(machine: string): string {
  return `tests/qa/expected/${machineFile(machine).replace(/\.md$/, '.json')}`;
}

function read(machine: string): Written {
  const file = fileOf(machine);
  // Only writeExpected writes these files.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Written) : NOTHING;
}

/** The constant delays of a machine, in milliseconds. */
export function delaysOf(machine: AnyStateMachine): Record<string, number> {
  return Object.fromEntries(
    Object.entries(machine.implementations.delays).flatMap(([name, delay]) =>
      typeof delay === 'number' ? [[name, delay]] : [],
    ),
  );
}

/** The accepted behaviour of a machine. */
export interface Expected {
  readonly behaviour: Behaviour;
  readonly delays: Readonly<Record<string, number>>;
  readonly paths: Readonly<Record<string, number>>;
  readonly values: Readonly<Record<string, string>>;
}

const known = new Map<string, Expected>();

export function expectedOf(machine: string): Expected {
  const before = known.get(machine);
  if (before) return before;
  const { steps, ...others } = read(machine);
  const expected = { behaviour: Behaviour.from(steps), ...others };
  known.set(machine, expected);
  return expected;
}

/** A message for each changed delay. */
export function changedDelays(
  machine: AnyStateMachine,
  { delays }: Pick<Expected, 'delays'>,
): string[] {
  const now = delaysOf(machine);
  const names = [...new Set([...Object.keys(delays), ...Object.keys(now)])];
  return names
    .filter((name) => now[name] !== delays[name])
    .map(
      (name) =>
        `delay ${name} is ${now[name] ?? 'no longer set'}, was ${delays[name] ?? 'not set'} (ms)`,
    );
}

/** The pattern of a short name of a long value. */
const NAME = /[\w-]+@[0-9a-f]{8}\b/g;

/** The most long values that a message explains. */
const MAX_EXPLAINED = 6;

/** A message with the long values of its short names, current or accepted. */
export function explained(
  message: string,
  glossary: ReadonlyMap<string, string>,
  { values }: Expected,
): string {
  const names = [...new Set([...message.matchAll(NAME)].map(([name]) => name))];
  const lines = names.slice(0, MAX_EXPLAINED).flatMap((name) => {
    const long = glossary.get(name) ?? values[name];
    return long === undefined ? [] : [`  ${name} is ${long}`];
  });
  return [message, ...lines].join('\n');
}

/** Collects the short names in a text, and in the long texts of those names. */
function namesIn(text: string, glossary: ReadonlyMap<string, string>, known: Set<string>): void {
  for (const [name] of text.matchAll(NAME)) {
    const long = glossary.get(name);
    if (long === undefined || known.has(name)) continue;
    known.add(name);
    namesIn(long, glossary, known);
  }
}

/** The machine's current behaviour, as the content of its file. */
export function expectedText(
  machine: AnyStateMachine,
  {
    behaviour,
    glossary,
    paths,
  }: {
    readonly behaviour: Behaviour;
    readonly glossary: ReadonlyMap<string, string>;
    readonly paths: Readonly<Record<string, number>>;
  },
): string {
  const steps = behaviour.written();
  const named = new Set<string>();
  namesIn(JSON.stringify(steps), glossary, named);
  const values = Object.fromEntries(
    [...named].toSorted().map((name) => [name, glossary.get(name) ?? '']),
  );
  const written: Written = { paths, delays: delaysOf(machine), steps, values };
  return `${jsonText(written)}\n`;
}

/** Stores a machine's behaviour as the expected one. */
export function writeExpected(machine: string, text: string): void {
  const file = fileOf(machine);
  known.delete(machine);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
