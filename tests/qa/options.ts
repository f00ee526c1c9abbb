import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/format/languages';
import type { MachineName } from '../support/machine-models/all-test-models.generated';
import type { PathOptions } from './generate-paths';
import { machineNames } from './machines';
import { machineOfPattern } from './path-patterns';
import { PATH_SETS, type PathSet } from './qa-path';

export const USAGE = `npm run qa -- <command> [paths…] [options]

  list [paths…]              every generated path: name, number, length, end, what it adds
  run [paths…]               plays them in Node and writes the report (the default)
  replay <machine> '<way>'   plays one way, spelled as "beginning → step → step"
  mutate [machines…]         changes each machine a little, again and again, and counts what is noticed:
                             transitions, states, guards, actions and their order, assigned fields,
                             parameters, inputs of actors, delays; "mutate lifecycles": rows of lifecycles
  accept                     plays all and keeps what happened: coverage figures, which must not drop, and
                             what each machine and lifecycle does (tests/qa/expected), which must not change

A path is named by its name (orderActions/pairs/1a2b3c4d), by machine and number (orderActions:17) or by
a pattern of its name or way, where * stands for anything ('orderActions/*', 'order.refuse*fails').

  --machine a,b              only these machines
  --set shortest,pairs       only these sets: ${PATH_SETS.join(', ')}
  --seed 7                   which walks are drawn; the same seed, the same walks (default 1)
  --walks 20 --length 12     how many walks a machine, and how long at most; one in Chromium
  --browser                  in Chromium against the built product: the covering paths and random walks
  --language ar              there in another language than French: ${LANGUAGES.join(', ')}
  --out test-results/qa      where the report goes: index.html, report.json, junit.xml`;

function parseWholeNumber(text: string, name: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new Error(`--${name} takes a whole number.`);
  return number;
}

function parseNames<Name extends string>(
  text: string | undefined,
  all: readonly Name[],
  what: string,
): readonly Name[] {
  if (text === undefined) return all;
  return text.split(',').map((word) => {
    const known = all.find((name) => name === word);
    if (!known) throw new Error(`There is no ${what} ${word}: ${all.join(', ')}.`);
    return known;
  });
}

/** The options of a run. */
export interface QaOptions {
  readonly command: string;
  readonly patterns: readonly string[];
  readonly pathOptions: PathOptions;
  /** Language of the page; null in Node. */
  readonly language: Language | null;
  readonly out: string;
  /** Whether all paths were requested, so that the figures can be compared with the stored ones. */
  readonly isComplete: boolean;
}

const PARSE_OPTIONS = {
  machine: { type: 'string' },
  set: { type: 'string' },
  seed: { type: 'string', default: '1' },
  walks: { type: 'string' },
  length: { type: 'string', default: '12' },
  browser: { type: 'boolean', default: false },
  language: { type: 'string' },
  out: { type: 'string', default: 'test-results/qa' },
} as const;

/**
 * In a browser every step is slow: a set that covers everything in few steps, and a few random
 * walks.
 */
function setsOf(text: string | undefined, browser: boolean): readonly PathSet[] {
  return text === undefined && browser ? ['cover', 'walks'] : parseNames(text, PATH_SETS, 'set');
}

/** The page language; null in Node, which has no pages. */
function languageOf(text: string | undefined, browser: boolean): Language | null {
  const [language = DEFAULT_LANGUAGE] = parseNames(text ?? DEFAULT_LANGUAGE, LANGUAGES, 'language');
  if (text !== undefined && !browser) throw new Error('--language belongs to --browser.');
  return browser ? language : null;
}

export function readOptions(words: readonly string[]): QaOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: PARSE_OPTIONS,
    allowPositionals: true,
  });
  const [command = 'run', ...wishes] = positionals;
  const machines = machinesOf(command, values.machine, wishes);
  return {
    command,
    patterns: wishes,
    out: values.out,
    language: languageOf(values.language, values.browser),
    isComplete: wishes.length === 0 && values.set === undefined,
    pathOptions: {
      machines,
      sets: setsOf(values.set, values.browser),
      randomWalks: {
        seed: parseWholeNumber(values.seed, 'seed'),
        count: parseWholeNumber(values.walks ?? (values.browser ? '1' : '20'), 'walks'),
        length: parseWholeNumber(values.length, 'length'),
      },
    },
  };
}

/** Paths are generated only for the machines that the patterns name. */
function machinesOf(
  command: string,
  asked: string | undefined,
  wishes: readonly string[],
): readonly MachineName[] {
  const machines = parseNames(asked, machineNames, 'machine');
  if (command === 'replay' || wishes.length === 0) return machines;
  const named = wishes.map((wish) => machineOfPattern(wish, machineNames));
  return named.every((name) => name !== undefined)
    ? machines.filter((name) => named.includes(name))
    : machines;
}
