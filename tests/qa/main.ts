import { writeBaseline } from './coverage-baseline';
import { parsePath } from './generate-paths';
import { keepLifecycles } from './lifecycles/expected-lifecycles';
import { machineNames, modelOf } from './machines';
import { mutate } from './mutation/mutate';
import type { Judging } from './node-path-runner';
import { type QaOptions, readOptions, USAGE } from './options';
import { pathListText } from './print-paths';
import type { QaPath } from './qa-path';
import { runInBrowser } from './run-in-browser';
import { type RunResult, requestedPaths, runInNode, writeReports } from './run-paths';

/** The path given to `replay`. */
function replayedPath({ patterns: [machine, ...words] }: QaOptions): QaPath {
  const known = machineNames.find((name) => name === machine);
  if (!known) throw new Error(`There is no machine ${machine}: ${machineNames.join(', ')}.`);
  return parsePath(known, modelOf(known), words.join(' '));
}

/** Runs at the chosen level: in Chromium each machine's journey finds its own paths. */
async function runAtLevel(
  options: QaOptions,
  paths: () => QaPath[],
  judging: Judging = 'machine',
): Promise<RunResult> {
  return options.language === null ? runInNode(paths(), options, judging) : runInBrowser(options);
}

async function runAndReport(options: QaOptions, paths: () => QaPath[]): Promise<boolean> {
  return writeReports(await runAtLevel(options, paths), options);
}

const commands: Readonly<Record<string, (options: QaOptions) => Promise<boolean>>> = {
  list: async (options) => {
    process.stdout.write(pathListText(options.pathOptions, requestedPaths(options)));
    return true;
  },
  run: (options) => runAndReport(options, () => requestedPaths(options)),
  replay: (options) => {
    // In Chromium, the journey parses the path again and would reject a wrong one only there.
    const way = replayedPath(options);
    return runAndReport({ ...options, isComplete: false }, () => [way]);
  },
  mutate,
  accept: async (options) => {
    if (!options.isComplete) throw new Error('Whole machines are accepted: accept --machine a,b.');
    const everything = await runAtLevel(options, () => requestedPaths(options), 'recording');
    if (everything.results.some(({ failure }) => failure !== null)) {
      console.log('Nothing was accepted: some paths failed.');
      return writeReports(everything, options);
    }
    const isNode = options.language === null;
    const { seed } = options.pathOptions.randomWalks;
    writeBaseline(isNode ? 'node' : 'browser', everything.machines, seed);
    everything.keep?.();
    if (isNode && options.pathOptions.machines.length === machineNames.length) keepLifecycles();
    return writeReports(everything, options);
  },
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

// Exits explicitly: caches and failed mutants leave timers that would keep the process alive.
try {
  process.exit((await main()) ? 0 : 1);
} catch (refusal) {
  console.error(refusal instanceof Error ? refusal.message : refusal);
  process.exit(1);
}
