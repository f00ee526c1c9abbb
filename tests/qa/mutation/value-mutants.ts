import type { AnyStateMachine } from 'xstate';
import {
  definitionsOf,
  stateNodesOf,
} from '../../support/model-based-testing/transition-definitions';
import type { AnyFunction } from '../behaviour/recorder';
import type { Mutant } from './mutant';
import {
  type ActionList,
  actionListsOf,
  candidateIn,
  changed,
  nameIn,
  type ValuePlace,
  valuePlacesOf,
} from './places';
import { type Samples, withUpdates } from './samples';
import {
  asList,
  isRawConfig,
  type RawConfig,
  type TransitionLocation,
  transitionLocationsOf,
} from './transition-locations';

function isFields(value: unknown): value is RawConfig {
  return isRawConfig(value) && Object.getPrototypeOf(value) === Object.prototype;
}

/** Another value of the same type; a value with parts is dropped as a whole. */
function altered(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}~`;
  return undefined;
}

/** The value at a place, changed: for a function, its result is changed. */
function withValue(
  machine: AnyStateMachine,
  { holder, property }: ValuePlace,
  change: (value: unknown) => unknown,
): RawConfig {
  return changed(machine, (raw) => {
    const held = holder(raw);
    const written = held[property];
    held[property] =
      typeof written === 'function'
        ? (...given: readonly unknown[]) => change((written as AnyFunction)(...given))
        : change(written);
  });
}

/** A field of parameters or of an input, or a field of one of its fields. */
type FieldPath = readonly [string] | readonly [string, string];

function withField(
  [field, inner]: FieldPath,
  change: (value: unknown) => unknown,
): (value: unknown) => unknown {
  return (value) => {
    if (!isFields(value) || !(field in value)) return value;
    const own = value[field];
    return {
      ...value,
      [field]: inner === undefined ? change(own) : withField([inner], change)(own),
    };
  };
}

/** The same values with two fields exchanged, in the value itself or in one of its fields. */
function exchangedFields(around: string | null, one: string, other: string) {
  return (value: unknown): unknown => {
    if (around !== null) return withField([around], exchangedFields(null, one, other))(value);
    return isFields(value) ? { ...value, [one]: value[other], [other]: value[one] } : value;
  };
}

function isSimple(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Pairs of fields that at least once have different values of the same type. */
function exchangeable(values: readonly RawConfig[]): [string, string][] {
  const fields = [...new Set(values.flatMap((value) => Object.keys(value)))];
  const areAlike = (one: string, other: string) =>
    values.some(
      (value) =>
        isSimple(value[one]) &&
        typeof value[one] === typeof value[other] &&
        value[one] !== value[other],
    );
  return fields.flatMap((one, index) =>
    fields
      .slice(index + 1)
      .filter((other) => areAlike(one, other))
      .map((other): [string, string] => [one, other]),
  );
}

function ofPlace(machine: AnyStateMachine, place: ValuePlace, { values }: Samples): Mutant[] {
  const seen = values.get(place.of) ?? [];
  const what = place.property === 'input' ? 'input' : 'parameter';
  const mutant = (name: string, change: (value: unknown) => unknown): Mutant => ({
    kind: place.property === 'input' ? 'inputs of actors' : 'parameters',
    name,
    concerns: place.concerns,
    config: withValue(machine, place, change),
  });
  const parts = seen.filter(isFields);
  const isThere = (values: readonly RawConfig[], field: string) =>
    values.some((value) => value[field] !== undefined);
  const fieldsOf = (values: readonly RawConfig[]) =>
    [...new Set(values.flatMap((value) => Object.keys(value)))].filter((one) =>
      isThere(values, one),
    );
  const fields = fieldsOf(parts);
  const partsIn = (field: string) => parts.map((value) => value[field]).filter(isFields);
  const paths: FieldPath[] = fields.flatMap((field): FieldPath[] => [
    [field],
    // A value with an id is a record, so its fields are not changed here.
    ...fieldsOf(partsIn(field).filter((value) => !('id' in value))).map(
      (inner): FieldPath => [field, inner],
    ),
  ]);
  const exchanges = [
    ...exchangeable(parts).map((pair) => [null, ...pair] as const),
    ...fields.flatMap((field) =>
      exchangeable(partsIn(field)).map((pair) => [field, ...pair] as const),
    ),
  ];
  return [
    ...paths.flatMap((path) => [
      mutant(`change ${what} ${path.join('.')} of ${place.of}`, withField(path, altered)),
      ...(place.property === 'input' && path.length === 1
        ? [
            mutant(
              `drop ${what} ${path[0]} of ${place.of}`,
              withField(path, () => undefined),
            ),
          ]
        : []),
    ]),
    ...exchanges.map(([around, one, other]) =>
      mutant(
        `exchange ${what}s ${[around, one].filter(Boolean).join('.')} and ${other} of ${place.of}`,
        exchangedFields(around, one, other),
      ),
    ),
    ...(seen.some((value) => value !== undefined && !isFields(value))
      ? [
          mutant(`change ${what} of ${place.of}`, (value) =>
            isFields(value) ? value : altered(value),
          ),
        ]
      : []),
  ];
}

function ofList(
  machine: AnyStateMachine,
  { holder, property, actions, of, concerns }: ActionList,
): Mutant[] {
  const changedList = (change: (list: unknown[]) => unknown[]) =>
    changed(machine, (raw) => {
      const held = holder(raw);
      held[property] = change(asList(held[property]));
    });
  const called = (index: number) => `${index} (${nameIn(actions[index])})`;
  return [
    ...actions.map((_, index) => ({
      kind: 'actions dropped' as const,
      name: `drop action ${called(index)} ${of}`,
      concerns,
      config: changedList((list) => list.toSpliced(index, 1)),
    })),
    ...actions.slice(1).map((second, index) => ({
      kind: 'actions exchanged' as const,
      name: `exchange actions ${called(index)} and ${called(index + 1)} ${of}`,
      concerns,
      config: changedList((list) => list.toSpliced(index, 2, second, actions[index])),
    })),
  ];
}

/** Transitions that run an action of this name, directly or through a state they lead to. */
function keysWith(machine: AnyStateMachine, action: string): string[] {
  return actionListsOf(machine)
    .filter(({ actions }) => actions.some((one) => nameIn(one) === action))
    .flatMap(({ concerns }) => concerns);
}

function ofFields(machine: AnyStateMachine, { fields }: Samples): Mutant[] {
  return [...fields].flatMap(([action, names]) =>
    [...names].toSorted().map((field) => ({
      kind: 'fields left as they were' as const,
      name: `leave field ${field} as it was in action ${action}`,
      concerns: keysWith(machine, action),
      implementations: withUpdates(machine.implementations, (name, update) => {
        const { [field]: _stale, ...rest } = update;
        return name === action ? rest : update;
      }),
    })),
  );
}

/**
 * The machine with another result of one guard at one place. The guard keeps its name and
 * parameters, so that only its result differs.
 */
function withAnswer(
  machine: AnyStateMachine,
  slot: TransitionLocation,
  answer: (holds: boolean) => boolean,
): Pick<Mutant, 'config' | 'implementations'> {
  let isAsked = false;
  let name = '';
  const config = changed(machine, (raw) => {
    const { candidate } = candidateIn(raw, slot);
    const written = isRawConfig(candidate.guard) ? candidate.guard : { type: candidate.guard };
    const { params } = written;
    name = String(written.type);
    candidate.guard = {
      ...written,
      // XState evaluates the parameters of a guard directly before the guard.
      params: (...given: readonly unknown[]) => {
        isAsked = true;
        return typeof params === 'function' ? (params as AnyFunction)(...given) : params;
      },
    };
  });
  const { guards } = machine.implementations;
  const real = guards[name] as AnyFunction;
  const guard = (...given: readonly unknown[]) => {
    const isHere = isAsked;
    isAsked = false;
    return isHere ? answer(real(...given)) : real(...given);
  };
  return {
    config,
    implementations: { ...machine.implementations, guards: { ...guards, [name]: guard } },
  };
}

const ANSWERS = [
  ['negate the guard of', (holds: boolean) => !holds],
  ['always hold the guard of', () => true],
  ['never hold the guard of', () => false],
] as const;

function ofGuards(machine: AnyStateMachine): Mutant[] {
  return transitionLocationsOf(machine)
    .filter(({ isGuarded }) => isGuarded)
    .flatMap((slot) =>
      ANSWERS.map(([verb, answer]) => ({
        kind: 'guards' as const,
        name: `${verb} ${slot.key}`,
        concerns: [slot.key],
        ...withAnswer(machine, slot, answer),
      })),
    );
}

function ofDelays(machine: AnyStateMachine): Mutant[] {
  const { delays } = machine.implementations;
  const users = (name: string) =>
    stateNodesOf(machine)
      .filter(({ after }) => after.some(({ delay }) => delay === name))
      .flatMap((node) =>
        definitionsOf(machine)
          .filter(({ targets, source }) => targets.includes(node.id) || source === node.id)
          .map(({ key }) => key),
      );
  return Object.entries(delays).flatMap(([name, delay]) =>
    (
      [
        ['halve', 0.5],
        ['double', 2],
      ] as const
    ).map(([verb, factor]) => ({
      kind: 'delays' as const,
      name: `${verb} delay ${name}`,
      concerns: users(name),
      implementations: {
        ...machine.implementations,
        delays: {
          ...delays,
          [name]:
            typeof delay === 'function'
              ? (...given: readonly unknown[]) => (delay as AnyFunction)(...given) * factor
              : Number(delay) * factor,
        },
      },
    })),
  );
}

/** Every small change to a machine's actions, guards, delays and values, one at a time. */
export function valueMutantsOf(machine: AnyStateMachine, samples: Samples): Mutant[] {
  return [
    ...actionListsOf(machine).flatMap((list) => ofList(machine, list)),
    ...ofFields(machine, samples),
    ...ofGuards(machine),
    ...valuePlacesOf(machine).flatMap((place) => ofPlace(machine, place, samples)),
    ...ofDelays(machine),
  ];
}
