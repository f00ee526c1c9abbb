import type { Draft } from '#application/ports/drafts.port';
import type { MachineListener } from '../model-based-testing/machine-test-model';
import { testNow } from '../test-app/compose-test-app';

/** The outcomes of a form's draft operations; every form driver can produce them. */
export interface DraftDriver extends MachineListener {
  settleDraftRead(draft: Draft | null): Promise<void>;
  settleDraftSave(): Promise<void>;
  settleDraftRemoval(): Promise<void>;
}

/** The possible outcomes of a form's request. */
export type RequestOutcome =
  | 'with success'
  | 'a colleague was faster'
  | 'without an answer'
  | 'with the session over'
  | 'with a field refused';

function read(draft: Draft | null) {
  return { type: 'xstate.done.actor.readDraft', output: draft };
}

/**
 * The model's events of a draft. `before` is the draft stored on the seller's last visit; `saved`
 * is one whose values the record already has.
 */
export function draftEvents(before: Draft, saved: Draft) {
  return {
    'no draft is found': read(null),
    'a draft is found': read(before),
    'a draft of what was saved is found': read(saved),
    'the draft is kept': { type: 'xstate.done.actor.keepDraft', output: testNow },
    'the draft is removed': { type: 'xstate.done.actor.removeDraft', output: undefined },
  };
}

/** How a driver produces each of them. */
export function draftOutcomes(
  before: Draft,
  saved: Draft,
): Readonly<Record<keyof ReturnType<typeof draftEvents>, (driver: DraftDriver) => Promise<void>>> {
  return {
    'no draft is found': (driver) => driver.settleDraftRead(null),
    'a draft is found': (driver) => driver.settleDraftRead(before),
    'a draft of what was saved is found': (driver) => driver.settleDraftRead(saved),
    'the draft is kept': (driver) => driver.settleDraftSave(),
    'the draft is removed': (driver) => driver.settleDraftRemoval(),
  };
}
