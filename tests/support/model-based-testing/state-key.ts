import type { AnyMachineSnapshot } from 'xstate';

/** The part of a model that identifies its states. */
export interface TraversedModel {
  readonly machine: { readonly id: string };
  readonly serialise: (context: AnyMachineSnapshot['context']) => unknown;
}

/** The text that identifies a state of a model: its value and the context that guards read. */
export function stateKey(
  { serialise }: Pick<TraversedModel, 'serialise'>,
  { value, context }: Pick<AnyMachineSnapshot, 'value' | 'context'>,
): string {
  return JSON.stringify([value, serialise(context)]);
}
