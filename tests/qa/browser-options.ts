import {
  type MachineModel,
  withoutRefusedEvents,
} from '../support/model-based-testing/model-graph';
import { parsePath, pathsOfModel } from './generate-paths';
import type { QaOptions } from './options';
import { selectPaths } from './path-patterns';
import type { QaPath } from './qa-path';

/** The variable in which the options of a run in a browser stand, for the workers that play it. */
export const QA_OPTIONS_VARIABLE = 'QA_ASKED';

const replayedPaths = (
  model: MachineModel,
  { patterns: [machine, ...words], pathOptions: { machines } }: QaOptions,
): QaPath[] => {
  const title = words.join(' ');
  const input = title.split('→')[0]?.trim() ?? '';
  const known = machines.find((name) => name === machine && name === model.machine.id);
  return known && input in model.inputs ? [parsePath(known, model, title)] : [];
};

/**
 * The paths that `npm run qa` asks of this model in a browser; null where nobody asks, as in a journey. A page
 * can't do all that the model can, so a page's own model decides what there is to play; what a guard would
 * refuse isn't offered, as each view state of a page says, and is played in Node.
 */
export const requestedBrowserPaths = (model: MachineModel): QaPath[] | null => {
  const options = browserOptions();
  if (!options) return null;
  if (options.command === 'replay') return replayedPaths(model, options);
  const machine = options.pathOptions.machines.find((name) => name === model.machine.id);
  if (!machine) return [];
  const paths = pathsOfModel(machine, withoutRefusedEvents(model), options.pathOptions);
  return selectPaths(paths, options.patterns);
};

/** What the run asked for; only the command line writes the variable. */
export const browserOptions = (): QaOptions | null => {
  const text = process.env[QA_OPTIONS_VARIABLE];
  return text ? (JSON.parse(text) as QaOptions) : null;
};
