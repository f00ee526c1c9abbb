import { expect } from 'vitest';
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  isMachineSnapshot,
} from 'xstate';
import type { Inspect } from '#application/create-application';
import type { OpenedProvider } from '#application/identity/opened-provider';
import {
  begunSession,
  type IdentityDriver,
  type IdentityOutcome,
  type IdentityStep,
  identityOutcomes,
  type PageEvent,
} from '../machine-models/identity-pages';
import { settle, type TestApp, testNow } from '../test-app/compose-test-app';
import type { ProviderMethod } from '../test-app/test-identity-provider';
import { tokenUntil } from '../test-app/test-tokens';
import { createMachineHarness } from './machine-harness';

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

/** A machine of a provider that is open already, as the page's own machine invokes it. */
export function withOpenedProvider<Machine>(provide: (provider: OpenedProvider) => Machine) {
  return ({ identity }: TestApp): Machine => provide(() => identity.provider);
}

/**
 * A running process of the providers' pages with scripted adapters, as the driver of its test
 * model. If it has invoked another process, the page shows that one, and that one gets the events.
 */
export function createIdentityPagesDriver<Machine extends AnyStateMachine, Input extends string>(
  inspect: Inspect,
  machineIn: (app: TestApp) => Machine,
  inputs: Readonly<Record<Input, InputFrom<Machine>>>,
) {
  const { app, actor, begin, playing, snapshot } = createMachineHarness<Machine>(inspect);
  const shown = (): AnyActorRef => {
    const { children }: AnyMachineSnapshot = snapshot();
    const invoked = (Object.values(children) as AnyActorRef[]).find((child) =>
      isMachineSnapshot(child.getSnapshot()),
    );
    return invoked ?? actor();
  };
  const answerOf = (label: IdentityOutcome) => {
    const outcome = identityOutcomes[label];
    if (label === 'the session begins') return tokenPair;
    if (outcome.actor !== 'openProvider') return 'output' in outcome ? outcome.output : undefined;
    const { context }: AnyMachineSnapshot = snapshot();
    const configured = label === 'the provider is configured';
    return {
      items: [{ provider: context.provider, configured, settings: configured ? settings : null }],
    };
  };

  const driver: IdentityDriver<Input> = {
    open: (input) => begin(machineIn, inputs[input]),
    act: async (event: PageEvent) => shown().send(event),
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
    expectStep: async (steps, busy) => {
      const step: AnyMachineSnapshot = shown().getSnapshot();
      expect(steps).toContain(STEPS[`${step.machine.id}.${String(step.value)}`]);
      if (busy !== null) expect(step.hasTag('busy')).toBe(busy);
    },
  };

  return playing(driver);
}

const tokenPair = {
  access: tokenUntil(begunSession.accessExpiresAt ?? testNow),
  refresh: tokenUntil(testNow + 30 * 24 * 60 * 60_000),
};

const settings = { region: 'eu-west-1', userPoolEndpoint: null };

const STEPS: Readonly<Record<string, IdentityStep>> = {
  'identity.opening': 'opening',
  'identity.unopened': 'unopened',
  'identity.notConfigured': 'not configured',
  'identity.entering': 'sign-in',
  'identity.signingIn': 'sign-in',
  'identity.leaving': 'sign-in',
  'identity.finishingRedirect': 'opening',
  'identity.linkUseless': 'useless link',
  'identity.withoutAccount': 'no account',
  'identity.signedIn': 'inside',
  'providerRegistration.registering': 'registration',
  'providerRegistration.signingUp': 'registration',
  'providerRegistration.registered': 'ended',
  'addressConfirmation.followingLink': 'opening',
  'addressConfirmation.linkRefused': 'ended',
  'addressConfirmation.confirming': 'confirmation',
  'addressConfirmation.checkingCode': 'confirmation',
  'addressConfirmation.resending': 'confirmation',
  'addressConfirmation.finished': 'ended',
  'passwordReset.openingResetLink': 'opening',
  'passwordReset.linkRefused': 'ended',
  'passwordReset.askingReset': 'reset',
  'passwordReset.requestingReset': 'reset',
  'passwordReset.resetSent': 'reset sent',
  'passwordReset.choosingPassword': 'new password',
  'passwordReset.replacingPassword': 'new password',
  'passwordReset.replaced': 'ended',
  'tokenExchange.exchanging': 'exchange',
  'tokenExchange.unexchanged': 'exchange failed',
  'tokenExchange.linking': 'linking',
  'tokenExchange.confirmingLink': 'linking',
  'tokenExchange.requestingLinkCode': 'linking',
  'tokenExchange.exchanged': 'ended',
  'tokenExchange.refused': 'ended',
};
