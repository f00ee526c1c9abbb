import { type AnyActorLogic, createActor, fromPromise, toPromise } from 'xstate';

/**
 * Holds the outcome of a promise actor until a test releases it, so that a state that lasts a
 * microtask in production can be observed. The actor itself runs at once, with its real code.
 */
export class HeldActors {
  readonly #waiting = new Map<string, () => void>();

  /** A promise actor whose outcome is held under this name. */
  hold<Logic extends AnyActorLogic>(name: string, logic: Logic): Logic {
    // The held actor has the same input and output; only its type is wider.
    return this.#held(name, logic) as unknown as Logic;
  }

  /** Releases the outcome of the held actor of this name. */
  release(name: string): void {
    const open = this.#waiting.get(name);
    if (!open) throw new Error(`No actor ${name} is held; held: ${[...this.#waiting.keys()]}`);
    this.#waiting.delete(name);
    open();
  }

  #held(name: string, logic: AnyActorLogic) {
    return fromPromise<unknown, unknown>(async ({ input, signal }) => {
      const opened = new Promise<void>((open) => this.#waiting.set(name, open));
      const actor = createActor(logic, { input });
      signal.addEventListener('abort', () => actor.stop());
      const [outcome] = await Promise.all([Promise.allSettled([toPromise(actor.start())]), opened]);
      if (outcome[0].status === 'rejected') throw outcome[0].reason;
      return outcome[0].value;
    });
  }
}
