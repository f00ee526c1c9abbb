import { writeBaseline } from './coverage-baseline';
import { parsePath } from './generate-paths';
import { keepLifecycles } from './lifecycles/expected-lifecycles';
import { list } from './list';
import { machineNames, modelOf } from './machines';
import { mutate } from './mutation/mutate';
import type { Judging } from './node-path-runner';
import { type QaOptions, readOptions, USAGE } from './options';
import { RequestError } from './request-error';
import { runInBrowser } from './run-in-browser';
import { type RunResult, runInNode, writeReports } from './run-paths';

/** Runs at the chosen level: in Chromium each machine's journey finds its own paths. */
async function runAtLevel(options: QaOptions, judging: Judging = 'machine'): Promise<RunResult> {
  return options.language === null ? runInNode(options, judging) : runInBrowser(options);
}

async function runAndReport(options: QaOptions): Promise<boolean> {
  return writeReports(await runAtLevel(options), options);
}

/** Runs the path that `replay` names. */
async function replay(options: QaOptions): Promise<boolean> {
  const { patterns, pathOptions, language } = options;
  const [name, ...words] = patterns;
  const machine = machineNames.find((one) => one === name);
  if (!machine) {
    throw new RequestError(`There is no machine ${name}: ${machineNames.join(', ')}.`);
  }
  // In Chromium, the journey parses the path again and would reject a wrong one only there.
  if (language !== null) parsePath(machine, modelOf(machine), words.join(' '));
  const only = {
    ...options,
    isComplete: false,
    pathOptions: { ...pathOptions, machines: [machine] },
  };
  return runAndReport(only);
}

/** Runs everything, and stores what happened as the expected behaviour if nothing failed. */
async function accept(options: QaOptions): Promise<boolean> {
  if (!options.isComplete) {
    throw new RequestError('Whole machines are accepted: accept --machine a,b.');
  }
  const everything = await runAtLevel(options, 'recording');
  const { results, machines, unfinished = [], stateCounts } = everything;
  if (unfinished.length > 0 || results.some(({ failure }) => failure !== null)) {
    console.log('Nothing was accepted: some paths failed.');
    return writeReports(everything, options);
  }
  const isNode = options.language === null;
  const { seed } = options.pathOptions.randomWalks;
  writeBaseline(isNode ? 'node' : 'browser', machines, seed, stateCounts);
  everything.keep?.();
  if (isNode && options.pathOptions.machines.length === machineNames.length) keepLifecycles();
  return writeReports(everything, options);
}

const commands: Readonly<Record<string, (options: QaOptions) => Promise<boolean>>> = {
  list,
  run: runAndReport,
  replay,
  mutate,
  accept,
};

/** `npm run qa`: lists, runs and reports the paths of the machines; see USAGE. */
async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  const command = commands[options.command];
  if (!command) {
    console.log(USAGE);
    return options.command === 'help';
  }
  return command(options);
}

// Exits explicitly: the process of the machines may still run.
try {
  process.exit((await main()) ? 0 : 1);
} catch (refusal) {
  console.error(refusal instanceof Error ? refusal.message : refusal);
  process.exit(1);
}
