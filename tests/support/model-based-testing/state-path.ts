import type { EventObject } from 'xstate';

/** Whether XState itself sends an event: an actor's outcome or a delay. */
export function isOutcome(event: EventObject): boolean {
  return event.type.startsWith('xstate.');
}

/** A state value of a machine without parallel states as its dotted path. */
export function statePathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) throw new Error('Not a state value.');
  const [entry] = Object.entries(value);
  if (!entry) throw new Error('An empty state value.');
  return `${entry[0]}.${statePathOf(entry[1])}`;
}
