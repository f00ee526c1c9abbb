import {
  type MachineModel,
  withoutRefusedEvents,
} from '../support/model-based-testing/model-graph';
import { parsePath, pathsOfModel } from './generate-paths';
import type { QaOptions } from './options';
import { selectPaths } from './path-patterns';
import type { QaPath } from './qa-path';

/** The environment variable with the options of a browser run, for its workers. */
export const QA_OPTIONS_VARIABLE = 'QA_ASKED';

function replayedPaths(
  model: MachineModel,
  { patterns: [machine, ...words], pathOptions: { machines } }: QaOptions,
): QaPath[] {
  const title = words.join(' ');
  const input = title.split('→')[0]?.trim() ?? '';
  const known = machines.find((name) => name === machine && name === model.machine.id);
  return known && input in model.inputs ? [parsePath(known, model, title)] : [];
}

/**
 * The paths of this model that `npm run qa` requests in a browser; null when it is not running, as
 * in a journey. A page cannot do everything that the model can, so the page's own model determines
 * the paths. Events that a guard would refuse are not offered, as the view states assert, and run
 * in Node only.
 */
export function requestedBrowserPaths(model: MachineModel): QaPath[] | null {
  const options = browserOptions();
  if (!options) return null;
  if (options.command === 'replay') return replayedPaths(model, options);
  const machine = options.pathOptions.machines.find((name) => name === model.machine.id);
  if (!machine) return [];
  const paths = pathsOfModel(machine, withoutRefusedEvents(model), options.pathOptions);
  return selectPaths(paths, options.patterns);
}

/** The options of the run; only the command line writes the variable. */
export function browserOptions(): QaOptions | null {
  const text = process.env[QA_OPTIONS_VARIABLE];
  return text ? (JSON.parse(text) as QaOptions) : null;
}
