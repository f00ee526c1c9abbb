import type { ReactNode } from 'react';
import { ConfirmationStep } from './confirmation-step';
import {
  ExchangingStep,
  NotConfiguredStep,
  UnexchangedStep,
  UnopenedStep,
  UselessLinkStep,
  WaitingStep,
  WithoutAccountStep,
} from './identity-endings';
import {
  type IdentityProps,
  type PasswordResetProps,
  type TokenExchangeProps,
  useInvoked,
} from './identity-process';
import { LinkingStep } from './linking-step';
import { NewPasswordStep, ResetStep } from './reset-step';
import { RegistrationStep, SignInStep } from './sign-in-step';

type StateName = IdentityProps['snapshot']['value'];

/** What the page shows in each state. */
export const IDENTITY_STEPS: Readonly<Record<StateName, (props: IdentityProps) => ReactNode>> = {
  opening: WaitingStep,
  opened: WaitingStep,
  unopened: UnopenedStep,
  notConfigured: NotConfiguredStep,
  entering: SignInStep,
  signingIn: SignInStep,
  leaving: SignInStep,
  finishingRedirect: WaitingStep,
  registering: Registration,
  confirmingAddress: AddressConfirmation,
  resettingPassword: PasswordReset,
  linkUseless: UselessLinkStep,
  exchanging: TokenExchange,
  withoutAccount: WithoutAccountStep,
  signedIn: WaitingStep,
};

function Registration({ snapshot }: IdentityProps) {
  const process = useInvoked(snapshot.children.providerRegistration);
  return process && <RegistrationStep {...process} />;
}

function AddressConfirmation({ snapshot }: IdentityProps) {
  const process = useInvoked(snapshot.children.addressConfirmation);
  if (process?.snapshot.matches('followingLink')) return <WaitingStep {...process} />;
  return process && <ConfirmationStep {...process} />;
}

function PasswordReset({ snapshot }: IdentityProps) {
  const process = useInvoked(snapshot.children.passwordReset);
  if (!process) return null;
  const Step = RESET_STEPS[process.snapshot.value];
  return <Step {...process} />;
}

const RESET_STEPS: Readonly<
  Record<PasswordResetProps['snapshot']['value'], (props: PasswordResetProps) => ReactNode>
> = {
  beginning: WaitingStep,
  openingResetLink: WaitingStep,
  linkRefused: WaitingStep,
  askingReset: ResetStep,
  requestingReset: ResetStep,
  resetSent: ResetStep,
  choosingPassword: NewPasswordStep,
  replacingPassword: NewPasswordStep,
  replaced: NewPasswordStep,
};

function TokenExchange({ snapshot }: IdentityProps) {
  const process = useInvoked(snapshot.children.tokenExchange);
  if (!process) return null;
  const Step = EXCHANGE_STEPS[process.snapshot.value];
  return <Step {...process} />;
}

const EXCHANGE_STEPS: Readonly<
  Record<TokenExchangeProps['snapshot']['value'], (props: TokenExchangeProps) => ReactNode>
> = {
  exchanging: ExchangingStep,
  unexchanged: UnexchangedStep,
  linking: LinkingStep,
  confirmingLink: LinkingStep,
  requestingLinkCode: LinkingStep,
  exchanged: ExchangingStep,
  refused: ExchangingStep,
};
