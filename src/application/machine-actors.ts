import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate';
import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise } from 'xstate';

function refuseToRun(): never {
  throw new Error('This actor was declared but never provided.');
}

/**
 * A promise actor that a machine declares and its `*.actors.ts` provides; without it, it rejects.
 */
export function declareActor<
  Output,
  Input extends NonReducibleUnknown = undefined,
>(): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async () => refuseToRun());
}

/** A callback actor that a machine declares. Without a provided actor, it fails. */
export function declareListener<
  Event extends EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(): CallbackActorLogic<Event, Input> {
  return fromCallback(refuseToRun);
}

/** All actors that a machine declares: the return type of its `*.actors.ts`. */
export type ActorsOf<Machine extends { provide: (implementations: never) => unknown }> = Required<
  NonNullable<Parameters<Machine['provide']>[0] extends { actors?: infer Actors } ? Actors : never>
>;
