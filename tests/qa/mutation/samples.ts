import type { AnyStateMachine } from 'xstate';
import { assign } from 'xstate';
import { type AnyFunction, assignmentOf, updateOf } from '../behaviour/recorder';
import { changed, valuePlacesOf } from './places';

/**
 * The values that a machine's functions returned while its paths ran: the fields to change, and
 * their types.
 */
export interface Samples {
  /** Parameters and inputs, by place. */
  readonly values: ReadonlyMap<string, readonly unknown[]>;
  /** The fields that each `assign` returned, by the action's name. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
}

type Implementations = AnyStateMachine['implementations'];

/** The actions with every `assign` replaced by one whose update goes through `change`. */
export function withUpdates(
  { actions, ...others }: Implementations,
  change: (action: string, update: Record<string, unknown>) => Record<string, unknown>,
): Implementations {
  return {
    ...others,
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => {
        const assignment = assignmentOf(action);
        if (!assignment) return [name, action];
        return [name, assign((given, params) => change(name, updateOf(assignment, given, params)))];
      }),
    ) as Implementations['actions'],
  };
}

/** Runs `act` while a machine has another definition and other implementations. */
export async function meanwhile<Result>(
  machine: AnyStateMachine,
  { config, implementations }: { config?: object; implementations?: Implementations },
  act: () => Promise<Result>,
): Promise<Result> {
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
}

/**
 * Records every value that a machine's definition functions return while `playAll` runs its paths.
 */
export async function samplesOf(
  machine: AnyStateMachine,
  playAll: () => Promise<void>,
): Promise<Samples> {
  const values = new Map<string, unknown[]>();
  const fields = new Map<string, Set<string>>();
  const note = (place: string, value: unknown) => {
    values.set(place, [...(values.get(place) ?? []), value]);
  };
  const config = changed(machine, (raw) => {
    for (const { of, holder, property } of valuePlacesOf(machine)) {
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
  const implementations = withUpdates(machine.implementations, (action, update) => {
    fields.set(action, new Set([...(fields.get(action) ?? []), ...Object.keys(update)]));
    return update;
  });
  await meanwhile(machine, { config, implementations }, playAll);
  return { values, fields };
}
