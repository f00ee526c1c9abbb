import * as fc from 'fast-check';
import {
  type WalkChoices,
  walkChoicesArbitrary,
  walkFromChoices,
} from '../support/model-based-testing/random-walks';
import { pathTitle } from '../support/model-based-testing/run-path';
import { parsePath } from './generate-paths';
import { modelOf } from './machines';
import type { NodePathRunner } from './node-path-runner';
import type { PathResult } from './path-result';
import type { QaPath } from './qa-path';

/** Time for finding shorter walks of one machine, in milliseconds. */
const TIME_LIMIT_MS = 15_000;

/** The time that is left for finding shorter walks of one machine. */
export class ShrinkBudget {
  #left = TIME_LIMIT_MS;

  /** Runs a search, which may take the time that is left. */
  async spend<Result>(search: (milliseconds: number) => Promise<Result>): Promise<Result | null> {
    if (this.#left <= 0) return null;
    const begun = performance.now();
    const found = await search(this.#left);
    this.#left -= performance.now() - begun;
    return found;
  }
}

/**
 * The shortest walk found that also fails: fewer steps, earlier choices. Null without time for a
 * search.
 */
export async function shrinkWalk(
  { machine }: QaPath,
  choices: WalkChoices,
  player: NodePathRunner,
  budget: ShrinkBudget,
): Promise<string | null> {
  const length = choices.branches.length;
  const model = modelOf(machine);
  let shortest: PathResult | null = null;
  const holds = fc.asyncProperty(walkChoicesArbitrary(length), async (tried) => {
    const result = await player.run(
      parsePath(machine, model, pathTitle(walkFromChoices(model, tried))),
    );
    if (result.failure && (!shortest || result.title.length < shortest.title.length)) {
      shortest = result;
    }
    return result.failure === null;
  });
  await budget.spend((interruptAfterTimeLimit) =>
    fc.check(holds, { numRuns: 1, examples: [[choices]], interruptAfterTimeLimit }),
  );
  return stepsUntilFailure(shortest);
}

/** The steps up to the failed one; later steps are not needed. */
function stepsUntilFailure(result: PathResult | null): string | null {
  if (!result?.failure) return null;
  return result.title
    .split(' → ')
    .slice(0, result.failure.step + 1)
    .join(' → ');
}
