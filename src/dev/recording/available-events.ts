import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { guardName } from '../../../tests/support/model-based-testing/transition-definitions';

/** An event of a machine's current state, and whether it would be taken now. */
export interface AvailableEvent {
  readonly event: string;
  /** `asks`: whether it is taken depends on its contents. */
  readonly standing: 'taken' | 'refused' | 'asks';
  /** The guards that refuse it, by name; none for an event that is taken. */
  readonly rejectedBy: readonly string[];
  /** The members that guards, actions and actors read, in addition to its type. */
  readonly fields: readonly string[];
}

interface Reading {
  readonly event: AnyEventObject;
  readonly fields: Set<string>;
}

/** An event without contents that records which of its members are read. */
function readingEvent(type: string): Reading {
  const fields = new Set<string>();
  const event = new Proxy<AnyEventObject>(
    { type },
    {
      get: (target, name) => {
        if (typeof name !== 'string' || name === 'type') return Reflect.get(target, name);
        fields.add(name);
        return undefined;
      },
    },
  );
  return { event, fields };
}

function paramsOf(part: unknown, context: unknown, event: AnyEventObject): unknown {
  if (typeof part !== 'object' || part === null || !('params' in part)) return undefined;
  const { params } = part;
  return typeof params === 'function' ? params({ context, event }) : params;
}

function typeOf(part: unknown): string {
  return typeof part === 'object' && part !== null && 'type' in part
    ? String(part.type)
    : String(part);
}

/**
 * Whether a guard holds for an event; a guard that throws on an event without contents does not.
 */
function holds(
  { guard }: AnyTransitionDefinition,
  machine: AnyStateMachine,
  context: unknown,
  event: AnyEventObject,
): boolean {
  if (guard === undefined) return true;
  const predicate: unknown =
    typeof guard === 'function' ? guard : machine.implementations.guards[typeOf(guard)];
  if (typeof predicate !== 'function') return false;
  try {
    return Boolean(predicate({ context, event }, paramsOf(guard, context, event)));
  } catch {
    return false;
  }
}

/** Runs a reader of an event to record the members that it reads; its result does not matter. */
function readBy(reader: () => unknown): void {
  try {
    reader();
  } catch {
    // The reader needed a member that the event lacks; the access is recorded.
  }
}

function below(node: AnyStateNode): AnyStateNode[] {
  const first = (node.initial?.target ?? []) as AnyStateNode[];
  return [node, ...first.flatMap(below)];
}

function readThrough(
  { actions, target = [] }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): void {
  const { context } = snapshot;
  for (const action of actions) readBy(() => paramsOf(action, context, event));
  for (const { invoke, entry } of target.flatMap(below)) {
    for (const { input } of invoke) {
      if (typeof input === 'function') readBy(() => input({ context, event, self: {} as never }));
    }
    for (const action of entry) readBy(() => paramsOf(action, context, event));
  }
}

function isOwn(event: string): boolean {
  return event !== '' && !event.startsWith('xstate.');
}

/** The candidates for an event from the innermost state outwards, in XState's order. */
function candidatesFor(snapshot: AnyMachineSnapshot, event: string): AnyTransitionDefinition[] {
  return [...(snapshot._nodes as AnyStateNode[])]
    .sort((a, b) => b.path.length - a.path.length)
    .flatMap((node) => node.transitions.get(event) ?? []);
}

function availableEventOf(snapshot: AnyMachineSnapshot, type: string): AvailableEvent {
  const { event, fields } = readingEvent(type);
  const candidates = candidatesFor(snapshot, type);
  const taken = candidates.find((one) => holds(one, snapshot.machine, snapshot.context, event));
  const isJudgedByContents = fields.size > 0;
  for (const candidate of candidates) readThrough(candidate, snapshot, event);
  const rejectedBy = candidates.flatMap(({ guard }) => guardName(guard) ?? []);
  const standing = taken ? 'taken' : isJudgedByContents ? 'asks' : 'refused';
  return { event: type, standing, rejectedBy: taken ? [] : rejectedBy, fields: [...fields] };
}

/** The events that can be sent to a machine in this state. Sends and changes nothing. */
export function availableEventsOf(snapshot: AnyMachineSnapshot): AvailableEvent[] {
  if (snapshot.status !== 'active') return [];
  const events = (snapshot._nodes as AnyStateNode[]).flatMap(({ transitions }) => [
    ...transitions.keys(),
  ]);
  return [...new Set(events)].filter(isOwn).map((event) => availableEventOf(snapshot, event));
}

/** The guards that refuse this event; null if it is taken. */
export function rejectingGuardsOf(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): string[] | null {
  if (snapshot.status !== 'active') return [];
  const candidates = candidatesFor(snapshot, event.type);
  if (candidates.some((one) => holds(one, snapshot.machine, snapshot.context, event))) return null;
  return candidates.flatMap(({ guard }) => guardName(guard) ?? []);
}
