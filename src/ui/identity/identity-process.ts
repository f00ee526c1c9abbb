import type { AnyActorRef, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { addressConfirmationMachine } from '#application/identity/address-confirmation.machine';
import type { identityMachine } from '#application/identity/identity.machine';
import type { IdentityInput, IdentityNotice } from '#application/identity/identity-input';
import type { passwordResetMachine } from '#application/identity/password-reset.machine';
import type { providerRegistrationMachine } from '#application/identity/provider-registration.machine';
import type { tokenExchangeMachine } from '#application/identity/token-exchange.machine';
import type { ApiProblem } from '#application/ports/transport.port';
import { useSnapshot } from '../lists/use-snapshot';

/** A running process, as the steps of its pages receive it. */
interface ProcessProps<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFrom<Machine>) => void;
}

export type IdentityProps = ProcessProps<typeof identityMachine>;
export type RegistrationProps = ProcessProps<typeof providerRegistrationMachine>;
export type ConfirmationProps = ProcessProps<typeof addressConfirmationMachine>;
export type PasswordResetProps = ProcessProps<typeof passwordResetMachine>;
export type TokenExchangeProps = ProcessProps<typeof tokenExchangeMachine>;

/** What every process of the page knows of its last step. */
export interface LastStep {
  readonly context: { readonly problem: ApiProblem | null; readonly notice: IdentityNotice | null };
  readonly hasTag: (tag: 'busy') => boolean;
}

/** What every process of the page knows of its address. */
export interface OpenedPage {
  readonly context: IdentityInput;
}

/** A process that the page's own has invoked; null after its end. */
export function useInvoked<Actor extends AnyActorRef>(actor: Actor | undefined) {
  const snapshot = useSnapshot(actor);
  return actor && snapshot ? { snapshot, send: actor.send } : null;
}
