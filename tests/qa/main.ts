import { keepFigures } from './coverage-guard';
import { listText } from './list';
import { type QaOptions, readOptions, USAGE } from './options';
import { machineNames, spelledPath } from './path-list';
import type { QaPath } from './qa-path';
import { asked, playInNode, reported } from './run';

/** The way that `replay` is told. */
const wayOf = ({ wishes: [machine, ...words] }: QaOptions): QaPath => {
  const known = machineNames.find((name) => name === machine);
  if (!known) throw new Error(`There is no machine ${machine}: ${machineNames.join(', ')}.`);
  return spelledPath(known, words.join(' '));
};

const played = async (paths: readonly QaPath[], options: QaOptions): Promise<boolean> =>
  reported(await playInNode(paths, options), options);

const commands: Readonly<Record<string, (options: QaOptions) => Promise<boolean>>> = {
  list: async (options) => {
    process.stdout.write(listText(options.listing, asked(options)));
    return true;
  },
  run: (options) => played(asked(options), options),
  replay: (options) => played([wayOf(options)], { ...options, isWhole: false }),
  accept: async (options) => {
    const everything = await playInNode(asked(options), options);
    keepFigures('node', everything.machines);
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

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (refusal) {
  console.error(refusal instanceof Error ? refusal.message : refusal);
  process.exitCode = 1;
}
