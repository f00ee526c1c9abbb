import { type MachineModel, withoutRefusals } from '../support/model/model-graph';
import type { QaOptions } from './options';
import { pathsOfModel, spelledPath } from './path-list';
import type { QaPath } from './qa-path';
import { selected } from './selection';

/** The variable in which the options of a run in a browser stand, for the workers that play it. */
export const ASKED = 'QA_ASKED';

const spelled = (
  model: MachineModel,
  { wishes: [machine, ...words], listing: { machines } }: QaOptions,
): QaPath[] => {
  const title = words.join(' ');
  const input = title.split('→')[0]?.trim() ?? '';
  const known = machines.find((name) => name === machine && name === model.machine.id);
  return known && input in model.inputs ? [spelledPath(known, model, title)] : [];
};

/**
 * The paths that `npm run qa` asks of this model in a browser; null where nobody asks, as in a journey. A page
 * can't do all that the model can, so a page's own model decides what there is to play; what a guard would
 * refuse isn't offered, as each sight of a page says, and is played in Node.
 */
export const askedOfBrowser = (model: MachineModel): QaPath[] | null => {
  const options = optionsAsked();
  if (!options) return null;
  if (options.command === 'replay') return spelled(model, options);
  const machine = options.listing.machines.find((name) => name === model.machine.id);
  if (!machine) return [];
  const paths = pathsOfModel(machine, withoutRefusals(model), options.listing);
  return selected(paths, options.wishes);
};

/** What the run asked for; only the command line writes the variable. */
export const optionsAsked = (): QaOptions | null => {
  const text = process.env[ASKED];
  return text ? (JSON.parse(text) as QaOptions) : null;
};
