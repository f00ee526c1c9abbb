import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type MachineModel,
  withoutRefusedEvents,
} from '../support/model-based-testing/model-graph';
import type { TraversalDefect } from '../support/model-based-testing/state-space';
import { parsePath, pathsOfModel } from './generate-paths';
import { unfinishedOf } from './machine-process/unfinished-machine';
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

/** The folder in which the workers leave the defects of machines whose paths cannot be generated. */
export function unfinishedFolder(out: string): string {
  return join(out, 'browser', 'unfinished');
}

/** Leaves the defect of a machine for the report of the run, if there is one. */
export function reportUnfinished(defect: TraversalDefect): void {
  const options = browserOptions();
  if (!options) return;
  const folder = unfinishedFolder(options.out);
  mkdirSync(folder, { recursive: true });
  const { machine } = defect.details;
  writeFileSync(join(folder, `${machine}.json`), JSON.stringify(unfinishedOf(machine, defect)));
}

/** The options of the run; only the command line writes the variable. */
export function browserOptions(): QaOptions | null {
  const text = process.env[QA_OPTIONS_VARIABLE];
  return text ? (JSON.parse(text) as QaOptions) : null;
}
