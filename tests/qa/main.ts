import { playInBrowser } from './browser-run';
import { keepFigures } from './coverage-guard';
import { keepLifecycles } from './lifecycles/expected-lifecycles';
import { listText } from './list';
import { machineNames, modelOf } from './machines';
import { mutate } from './mutation/mutate';
import type { Judging } from './node-player';
import { type QaOptions, readOptions, USAGE } from './options';
import { spelledPath } from './path-list';
import type { QaPath } from './qa-path';
import { asked, type Played, playInNode, reported } from './run';

/** The way that `replay` is told. */
const wayOf = ({ wishes: [machine, ...words] }: QaOptions): QaPath => {
  const known = machineNames.find((name) => name === machine);
  if (!known) throw new Error(`There is no machine ${machine}: ${machineNames.join(', ')}.`);
  return spelledPath(known, modelOf(known), words.join(' '));
};

/** Plays where it is asked to: in Chromium each machine's journey finds its own paths. */
const playedWhere = async (
  options: QaOptions,
  paths: () => QaPath[],
  judging: Judging = 'machine',
): Promise<Played> =>
  options.language === null ? playInNode(paths(), options, judging) : playInBrowser(options);

const played = async (options: QaOptions, paths: () => QaPath[]): Promise<boolean> =>
  reported(await playedWhere(options, paths), options);

const commands: Readonly<Record<string, (options: QaOptions) => Promise<boolean>>> = {
  list: async (options) => {
    process.stdout.write(listText(options.listing, asked(options)));
    return true;
  },
  run: (options) => played(options, () => asked(options)),
  replay: (options) => {
    // In Chromium its journey would find the way again, and a wrong one only there.
    const way = wayOf(options);
    return played({ ...options, isWhole: false }, () => [way]);
  },
  mutate,
  accept: async (options) => {
    if (!options.isWhole) throw new Error('Whole machines are accepted: accept --machine a,b.');
    const everything = await playedWhere(options, () => asked(options), 'recording');
    if (everything.results.some(({ failure }) => failure !== null)) {
      console.log('Nothing was accepted: some paths failed.');
      return reported(everything, options);
    }
    const isNode = options.language === null;
    keepFigures(isNode ? 'node' : 'browser', everything.machines);
    everything.keep?.();
    if (isNode && options.listing.machines.length === machineNames.length) keepLifecycles();
    return reported(everything, options);
  },
};

/** `npm run qa`: the paths of the machines, listed, played and told of; see USAGE. */
const main = async (): Promise<boolean> => {
  const options = readOptions(process.argv.slice(2));
  const command = commands[options.command];
  if (!command) {
    console.log(USAGE);
    return options.command === 'help';
  }
  return command(options);
};

// Nobody waits for what the worlds leave behind: a cache that still has minutes to live, a mutant gone astray.
try {
  process.exit((await main()) ? 0 : 1);
} catch (refusal) {
  console.error(refusal instanceof Error ? refusal.message : refusal);
  process.exit(1);
}
