import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';

export type IdentityUnlinkingEvent =
  | { type: 'identity.unlink'; identityId: string }
  | { type: 'unlinking.confirm' }
  | { type: 'unlinking.cancel' };

export interface IdentityUnlinkingContext {
  /** The identity to confirm; after the dialog has closed, that of the last dialog. */
  readonly identityId: string | null;
  /** Why unlinking failed: also that it is the user's last way in. */
  readonly problem: ApiProblem | null;
}

const machineSetup = setup({
  types: { context: {} as IdentityUnlinkingContext, events: {} as IdentityUnlinkingEvent },
  actors: {
    /** Unlinks at once; an identity that is already unlinked is no failure. Rejects with an ApiProblem. */
    unlinkIdentity: declareActor<void, string | null>(),
  },
  actions: {
    keepIdentity: assign((_, { identityId }: { identityId: string }) => ({
      identityId,
      problem: null,
    })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
});

/** Unlinks an identity of a provider from the own account: confirmation, request, and retry. */
export const identityUnlinkingMachine = machineSetup.createMachine({
  id: 'identityUnlinking',
  context: { identityId: null, problem: null },
  initial: 'listing',
  states: {
    listing: {
      on: {
        'identity.unlink': {
          target: 'asking',
          actions: {
            type: 'keepIdentity',
            params: ({ event }) => ({ identityId: event.identityId }),
          },
        },
      },
    },
    asking: {
      on: {
        'unlinking.confirm': { target: 'unlinking', actions: 'forgetProblem' },
        'unlinking.cancel': 'listing',
      },
    },
    unlinking: {
      invoke: {
        id: 'unlinkIdentity',
        src: 'unlinkIdentity',
        input: ({ context }) => context.identityId,
        onDone: 'listing',
        onError: { target: 'asking', actions: { type: 'keepProblem', params: errorFromEvent } },
      },
    },
  },
});
