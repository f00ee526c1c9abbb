import type { Draft } from '#application/ports/drafts.port';
import { testNow } from '../test-app/compose-test-app';

/** What befalls the draft of a form; every world of a form can bring it about. */
export interface DraftWorld {
  draftIsRead(draft: Draft | null): Promise<void>;
  draftIsKept(): Promise<void>;
  draftIsRemoved(): Promise<void>;
  /** The process stands where a step led it. */
  arrived?(): void;
}

/** How a call of a form can end. */
export type CallEnd =
  | 'with success'
  | 'a colleague was faster'
  | 'without an answer'
  | 'with the session over'
  | 'with a field refused';

const read = (draft: Draft | null) => ({ type: 'xstate.done.actor.readDraft', output: draft });

/**
 * The model's events of a draft; `before` is what was kept when the seller was last here, `saved` one
 * that says nothing the record doesn't say.
 */
export const draftEvents = (before: Draft, saved: Draft) => ({
  'no draft is found': read(null),
  'a draft is found': read(before),
  'a draft of what was saved is found': read(saved),
  'the draft is kept': { type: 'xstate.done.actor.keepDraft', output: testNow },
  'the draft is removed': { type: 'xstate.done.actor.removeDraft', output: undefined },
});

/** How a world brings each of them about. */
export const draftOutcomes = (
  before: Draft,
  saved: Draft,
): Readonly<
  Record<keyof ReturnType<typeof draftEvents>, (world: DraftWorld) => Promise<void>>
> => ({
  'no draft is found': (world) => world.draftIsRead(null),
  'a draft is found': (world) => world.draftIsRead(before),
  'a draft of what was saved is found': (world) => world.draftIsRead(saved),
  'the draft is kept': (world) => world.draftIsKept(),
  'the draft is removed': (world) => world.draftIsRemoved(),
});
