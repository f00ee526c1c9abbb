import type { AnyStateMachine, EventObject } from 'xstate';
import type { CoverageMeter } from './coverage-meter';
import { restingStatesOf } from './definitions';
import type { MachineScript } from './machine-script';
import type { ModelPath, PathStep } from './model-graph';
import { isOutcome, pathOfValue } from './spelling';

type Sightings<World> = Readonly<Record<string, ((world: World) => Promise<void>) | null>>;
type Deeds<World> = Readonly<Record<string, (world: World, event: EventObject) => Promise<void>>>;

/** The part of a script that a runner needs, without the types that made it complete. */
export interface Playable<World> {
  readonly machine: AnyStateMachine;
  readonly opens: (world: World, input: string) => Promise<void>;
  readonly does: Deeds<World>;
  readonly outcomes: Readonly<Record<string, (world: World) => Promise<void>>>;
  readonly sees: Sightings<World>;
}

export const playable = <Machine extends AnyStateMachine, World>(
  script: MachineScript<Machine, World>,
): Playable<World> => ({
  machine: script.model.machine,
  opens: script.opens,
  // Deeds are found by the type of the event they take, so the event is the one they expect.
  does: script.does as Deeds<World>,
  outcomes: script.outcomes,
  sees: script.sees as Sightings<World>,
});

/** Runs a state's sighting and, when it holds, counts the state. */
const sight = async <World>(
  script: Playable<World>,
  world: World,
  path: string,
  meter: CoverageMeter,
): Promise<void> => {
  const look = script.sees[path];
  if (!look) throw new Error(`Nothing can be seen in ${path}: it is only passed through.`);
  await look(world);
  const node = restingStatesOf(script.machine).find((one) => one.path.join('.') === path);
  if (node) meter.sighted(node.id);
};

/** What a runner does beside the script while a path is played. Step 0 is the beginning. */
export interface Along {
  /**
   * Waits, where a world needs it, until the process is said to stand in a state; after a step that leads nowhere
   * else, until it has heard of the event.
   */
  readonly arrival?: (statePath: string, heard?: string) => Promise<void>;
  /** The step is about to be done. */
  readonly begins?: (step: number) => void;
  /** The step was done, and its state was seen. */
  readonly seen?: (step: number) => Promise<void>;
}

/** Plays a path in a world: every step is done, every state on the way is seen. */
export const play = async <World>(
  script: Playable<World>,
  path: ModelPath,
  world: World,
  meter: CoverageMeter,
  along: Along = {},
): Promise<void> => {
  let stands = '';
  const look = async (step: number, value: ModelPath['value']) => {
    const at = pathOfValue(value);
    await along.arrival?.(at, at === stands ? path.steps[step - 1]?.event.type : undefined);
    stands = at;
    await sight(script, world, at, meter);
    await along.seen?.(step);
  };
  along.begins?.(0);
  await script.opens(world, path.input);
  await look(0, path.value);
  for (const [index, step] of path.steps.entries()) {
    along.begins?.(index + 1);
    await deedOf(script, step)(world);
    await look(index + 1, step.value);
  }
};

const deedOf = <World>(
  script: Playable<World>,
  { label, event }: PathStep,
): ((world: World) => Promise<void>) => {
  const outcome = script.outcomes[label];
  const deed = script.does[event.type];
  if (isOutcome(event) && outcome) return outcome;
  if (deed) return (world) => deed(world, event);
  throw new Error(`The script does not say how to make "${label}" happen.`);
};

/** How a path reads in a test's name. */
export const titleOf = (path: ModelPath): string =>
  [path.input, ...path.steps.map(({ label }) => label)].join(' → ');
