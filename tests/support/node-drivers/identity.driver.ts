import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideIdentity } from '#application/identity/identity.actors';
import type { identityMachine } from '#application/identity/identity.machine';
import {
  begunSession,
  type IdentityDriver,
  type IdentityOutcome,
  type IdentityStep,
  identityInputs,
  identityOutcomes,
} from '../machine-models/identity.model';
import { settle, testNow } from '../test-app/compose-test-app';
import type { ProviderMethod } from '../test-app/test-identity-provider';
import { tokenUntil } from '../test-app/test-tokens';
import { createMachineHarness, providedMachine } from './machine-harness';

type ActorName = (typeof identityOutcomes)[IdentityOutcome]['actor'];

/** The store API's calls of actors; every other actor calls the provider. */
const URLS: Partial<Record<ActorName, string>> = {
  openProvider: '/api/auth/providers',
  exchange: '/api/auth/token/exchange',
  requestLinkCode: '/api/auth/token/exchange/code',
};

const METHODS: Partial<Record<ActorName, ProviderMethod>> = {
  signIn: 'signIn',
  signUp: 'signUp',
  confirmEmail: 'confirm',
  resendMail: 'resend',
  requestReset: 'request',
  openResetLink: 'openReset',
  replacePassword: 'confirmReset',
  startRedirect: 'start',
  finishRedirect: 'finish',
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createIdentityNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof identityMachine>(inspect);
  const answerOf = (label: IdentityOutcome) => {
    const outcome = identityOutcomes[label];
    if (label === 'the session begins') return tokenPair;
    if (outcome.actor !== 'openProvider') return 'output' in outcome ? outcome.output : undefined;
    const { provider } = snapshot().context;
    const configured = label === 'the provider is configured';
    return { items: [{ provider, configured, settings: configured ? settings : null }] };
  };

  const driver: IdentityDriver = {
    open: (input) => begin(providedMachine(provideIdentity), identityInputs[input]),
    act: send,
    settle: async (label) => {
      const outcome = identityOutcomes[label];
      const url = URLS[outcome.actor];
      const method = METHODS[outcome.actor];
      if (url !== undefined && 'error' in outcome) app().transport.refuse(url, outcome.error);
      else if (url !== undefined) app().transport.accept(url, answerOf(label));
      else if (method !== undefined && 'error' in outcome) {
        app().identity.refuse(method, outcome.error);
      } else if (method !== undefined) app().identity.accept(method, answerOf(label));
      await settle();
    },
    expectStep: async (step, busy) =>
      expect({ step: STEPS[snapshot().value], busy: snapshot().hasTag('busy') }).toEqual({
        step,
        busy,
      }),
  };

  return playing(driver);
}

const tokenPair = {
  access: tokenUntil(begunSession.accessExpiresAt ?? testNow),
  refresh: tokenUntil(testNow + 30 * 24 * 60 * 60_000),
};

const settings = { region: 'eu-west-1', userPoolEndpoint: null };

const STEPS: Record<SnapshotFrom<typeof identityMachine>['value'], IdentityStep> = {
  opening: 'opening',
  unopened: 'unopened',
  notConfigured: 'not configured',
  opened: 'opening',
  entering: 'sign-in',
  signingIn: 'sign-in',
  leaving: 'sign-in',
  finishingRedirect: 'opening',
  registering: 'registration',
  signingUp: 'registration',
  confirming: 'confirmation',
  checkingCode: 'confirmation',
  resending: 'confirmation',
  followingLink: 'opening',
  openingResetLink: 'opening',
  linkUseless: 'useless link',
  askingReset: 'reset',
  requestingReset: 'reset',
  resetSent: 'reset sent',
  choosingPassword: 'new password',
  replacingPassword: 'new password',
  exchanging: 'exchange',
  unexchanged: 'exchange failed',
  withoutAccount: 'no account',
  linking: 'linking',
  confirmingLink: 'linking',
  requestingLinkCode: 'linking',
  signedIn: 'inside',
};
