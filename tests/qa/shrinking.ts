import * as fc from 'fast-check';
import { titleOf } from '../support/model/play';
import { type Choices, choicesOf, walkOf } from '../support/model/walks';
import { modelOf } from './machines';
import type { NodePlayer } from './node-player';
import { spelledPath } from './path-list';
import type { PathResult } from './path-result';
import type { QaPath } from './qa-path';

/** How long a shorter walk is sought, in milliseconds. */
const PATIENCE = 60_000;

/** The shortest walk found that fails as well: fewer steps, earlier choices. */
export const shrunk = async (
  { machine }: QaPath,
  choices: Choices,
  player: NodePlayer,
): Promise<string | null> => {
  const length = choices.turnings.length;
  const model = modelOf(machine);
  let shortest: PathResult | null = null;
  const holds = fc.asyncProperty(choicesOf(length), async (tried) => {
    const result = await player.play(spelledPath(machine, model, titleOf(walkOf(model, tried))));
    if (result.failure && (!shortest || result.title.length < shortest.title.length)) {
      shortest = result;
    }
    return result.failure === null;
  });
  await fc.check(holds, {
    numRuns: 1,
    examples: [[choices]],
    interruptAfterTimeLimit: PATIENCE,
  });
  return wayDone(shortest);
};

/** What comes after the step that failed adds nothing. */
const wayDone = (result: PathResult | null): string | null => {
  if (!result?.failure) return null;
  return result.title
    .split(' → ')
    .slice(0, result.failure.step + 1)
    .join(' → ');
};
