import type { AnyStateMachine } from 'xstate';
import { assign } from 'xstate';
import type { MachineName } from '../../support/machine-scripts/all-scripts';
import { type AnyFunction, assignmentOf, updateOf } from '../behaviour/recorder';
import { modelOf } from '../machines';
import { NodePlayer } from '../node-player';
import type { QaPath } from '../qa-path';
import { changed, valuePlacesOf } from './places';

/** What a machine's functions gave while its paths were played: which fields there are to change, and their types. */
export interface Samples {
  /** Parameters and inputs, by the place where they are written. */
  readonly values: ReadonlyMap<string, readonly unknown[]>;
  /** The fields that each `assign` gave, by the action's name. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
}

type Implementations = AnyStateMachine['implementations'];

/** The actions with every `assign` replaced by one whose update goes through `change`. */
export const withUpdates = (
  { actions, ...others }: Implementations,
  change: (action: string, update: Record<string, unknown>) => Record<string, unknown>,
): Implementations => ({
  ...others,
  actions: Object.fromEntries(
    Object.entries(actions).map(([name, action]) => {
      const assignment = assignmentOf(action);
      if (!assignment) return [name, action];
      return [name, assign((given, params) => change(name, updateOf(assignment, given, params)))];
    }),
  ) as Implementations['actions'],
});

/** Runs `act` while a machine is defined and implemented in another way. */
export const meanwhile = async <Result>(
  machine: AnyStateMachine,
  { config, implementations }: { config?: object; implementations?: Implementations },
  act: () => Promise<Result>,
): Promise<Result> => {
  const real = { config: machine.config, implementations: machine.implementations };
  Object.assign(machine, {
    ...(config && { config }),
    ...(implementations && { implementations }),
  });
  try {
    return await act();
  } finally {
    Object.assign(machine, real);
  }
};

/** Plays these paths once and notes what every function of the machine's definition gives. */
export const samplesOf = async (
  machine: MachineName,
  paths: readonly QaPath[],
): Promise<Samples> => {
  const real = modelOf(machine).machine;
  const values = new Map<string, unknown[]>();
  const fields = new Map<string, Set<string>>();
  const note = (place: string, value: unknown) => {
    values.set(place, [...(values.get(place) ?? []), value]);
  };
  const config = changed(real, (raw) => {
    for (const { of, holder, property } of valuePlacesOf(real)) {
      const held = holder(raw);
      const written = held[property];
      if (typeof written !== 'function') note(of, written);
      else {
        held[property] = (...given: readonly unknown[]) => {
          const value: unknown = (written as AnyFunction)(...given);
          note(of, value);
          return value;
        };
      }
    }
  });
  const implementations = withUpdates(real.implementations, (action, update) => {
    fields.set(action, new Set([...(fields.get(action) ?? []), ...Object.keys(update)]));
    return update;
  });
  await meanwhile(real, { config, implementations }, async () => {
    const player = new NodePlayer(machine, 'recording');
    for (const path of paths) await player.play(path);
  });
  return { values, fields };
};
