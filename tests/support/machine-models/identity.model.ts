import type { LinkChallenge } from '#application/api/identities-endpoints.generated';
import {
  type IdentityContext,
  type IdentityEvent,
  type IdentityInput,
  identityMachine,
} from '#application/identity/identity.machine';
import type { ProviderToken, RedirectAnswer } from '#application/ports/identity-provider.port';
import type { ApiProblem } from '#application/ports/transport.port';
import {
  type IdentityPage,
  PROVIDER_CAPABILITIES,
  type ProviderName,
} from '#domain/identity/identity-providers';
import { providerLink } from '#domain/identity/provider-link';
import type { SessionState } from '#domain/session/tokens';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

function opened(provider: ProviderName, page: IdentityPage, query = ''): IdentityInput {
  const address = `https://portal.test/auth/${provider}/${page}${query}`;
  return {
    provider,
    capabilities: PROVIDER_CAPABILITIES[provider],
    page,
    link: providerLink(provider, address),
    returnTo: null,
  };
}

/** The addresses with which a person opens the pages. */
export const identityInputs = {
  'sign in with a password': opened('amplify', 'login'),
  'register, with a code': opened('amplify', 'register'),
  'type the code': opened('amplify', 'verify'),
  'forgot the password, with a code': opened('amplify', 'forgot-password'),
  'a new password with a code': opened('amplify', 'new-password'),
  'register, with a link': opened('firebase', 'register'),
  'wait for the link': opened('firebase', 'verify'),
  'open the link': opened('firebase', 'verify', '?mode=verifyEmail&oobCode=a-code'),
  'open the link that signs in': opened('supabase', 'verify', '?token_hash=a-hash&type=email'),
  'sign in on another page': opened('auth0', 'login'),
  'return from another page': opened('auth0', 'login', '?code=a-code&state=a-state'),
  'forgot the password, with a link': opened('supabase', 'forgot-password'),
  'a new password without a link': opened('supabase', 'new-password'),
  'a new password with a link': opened(
    'supabase',
    'new-password',
    '?token_hash=a-hash&type=recovery',
  ),
} as const satisfies Readonly<Record<string, IdentityInput>>;

export type IdentityInputName = keyof typeof identityInputs;

export const providerToken: ProviderToken = { token: 'a-token' };
export const redirectAnswer: RedirectAnswer = {
  token: providerToken,
  returnTo: '/dashboard/order',
};

export const linkChallenge: LinkChallenge = {
  challenge: 'a-challenge',
  confirmBy: ['password', 'code'],
  isUserNameRequired: false,
  triesLeft: 5,
  codesLeft: 3,
  expiresAt: '2026-11-19T09:34:00.000Z',
};
export const sharedAddressChallenge: LinkChallenge = {
  ...linkChallenge,
  confirmBy: ['password'],
  isUserNameRequired: true,
};

export const begunSession: SessionState = {
  accessValid: true,
  accessExpiresAt: Date.UTC(2026, 10, 19, 9, 39),
  renewable: true,
  subject: 'usr_1',
};

/** A refusal of a provider, as its adapter maps it. */
export function refusalOf(code: string, status = 0): ApiProblem {
  return problemOf(status, code);
}

const noAnswer = problemOf(0, 'network');
const challengeOver = { status: 422, code: 'validation_failed' } as const;

/** Every outcome of an actor: with success and what it returns, or the problem. */
export const identityOutcomes = {
  'the provider is configured': { actor: 'openProvider', output: true },
  'the provider is not configured': { actor: 'openProvider', output: false },
  'the provider is not read': { actor: 'openProvider', error: noAnswer },
  'the password is right': { actor: 'signIn', output: providerToken },
  'the password is wrong': { actor: 'signIn', error: refusalOf('wrong_credentials') },
  'the address is not confirmed': { actor: 'signIn', error: refusalOf('email_not_confirmed') },
  'the browser stays': { actor: 'startRedirect', error: noAnswer },
  'the other page has signed in': { actor: 'finishRedirect', output: redirectAnswer },
  'the other page has refused': {
    actor: 'finishRedirect',
    error: refusalOf('provider_refused'),
  },
  'the account is open': { actor: 'signUp', output: providerToken },
  'the account waits for its address': { actor: 'signUp', output: null },
  'the account exists': { actor: 'signUp', error: refusalOf('user_exists') },
  'the address is confirmed': { actor: 'confirmEmail', output: null },
  'the address is confirmed, and a session begins': {
    actor: 'confirmEmail',
    output: providerToken,
  },
  'the code is wrong': { actor: 'confirmEmail', error: refusalOf('code_wrong') },
  'the code is not answered': { actor: 'confirmEmail', error: noAnswer },
  'the mail is sent again': { actor: 'resendMail', output: undefined },
  'the mail is not sent again': {
    actor: 'resendMail',
    error: refusalOf('too_many_requests', 429),
  },
  'the mail for a password is sent': { actor: 'requestReset', output: undefined },
  'the mail for a password is not sent': { actor: 'requestReset', error: noAnswer },
  'the link for a password is good': { actor: 'openResetLink', output: undefined },
  'the link for a password is spent': { actor: 'openResetLink', error: refusalOf('code_expired') },
  'the link for a password is not answered': { actor: 'openResetLink', error: noAnswer },
  'the password is replaced': { actor: 'replacePassword', output: undefined },
  'the password is weak': { actor: 'replacePassword', error: refusalOf('weak_password') },
  'the session begins': { actor: 'exchange', output: begunSession },
  'the owner must agree': {
    actor: 'exchange',
    error: problemOf(409, 'link_required', { current: linkChallenge }),
  },
  'one of several owners must agree': {
    actor: 'exchange',
    error: problemOf(409, 'link_required', { current: sharedAddressChallenge }),
  },
  'nobody has this address': { actor: 'exchange', error: problemOf(404, 'no_account') },
  'the provider has been removed': {
    actor: 'exchange',
    error: problemOf(404, 'provider_not_configured'),
  },
  'the address is not verified': { actor: 'exchange', error: problemOf(403, 'email_not_verified') },
  'the exchange is not answered': { actor: 'exchange', error: noAnswer },
  'the token is refused': { actor: 'exchange', error: problemOf(401, 'identity_refused') },
  'the exchange takes no more confirmations': {
    actor: 'exchange',
    error: problemOf(422, challengeOver.code, {
      errors: { 'confirmation.challenge': ['challenge_invalid'] },
    }),
  },
  'the confirmation is wrong': {
    actor: 'exchange',
    error: problemOf(422, challengeOver.code, {
      errors: { 'confirmation.password': ['wrong_password'] },
    }),
  },
  'the code for the link is mailed': {
    actor: 'requestLinkCode',
    output: { ...linkChallenge, codesLeft: 2 },
  },
  'the last code for the link is mailed': {
    actor: 'requestLinkCode',
    output: { ...linkChallenge, codesLeft: 0 },
  },
  'the code for the link is not mailed': {
    actor: 'requestLinkCode',
    error: problemOf(429, 'too_many_requests', { retryAfter: 60 }),
  },
  'the challenge is over before its code': {
    actor: 'requestLinkCode',
    error: problemOf(422, challengeOver.code, { errors: { challenge: ['challenge_invalid'] } }),
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly actor: string } & ({ readonly output: unknown } | { readonly error: ApiProblem })
  >
>;

export type IdentityOutcome = keyof typeof identityOutcomes;

const account = { email: 'rim@exemple.ma', password: 'Zellige&2027' };

/** What a person does on the pages. */
export const identityEvents = {
  'opening.retry': { type: 'opening.retry' },
  'credentials.submit': { type: 'credentials.submit', ...account },
  'redirect.start': { type: 'redirect.start' },
  'registration.submit': {
    type: 'registration.submit',
    ...account,
    firstName: 'Rim',
    lastName: 'Alaoui',
  },
  'code.submit': { type: 'code.submit', email: account.email, code: '123456' },
  'mail.resend': { type: 'mail.resend', email: account.email },
  'confirmation.check': { type: 'confirmation.check' },
  'reset.request': { type: 'reset.request', email: account.email },
  'password.choose': {
    type: 'password.choose',
    email: account.email,
    code: '123456',
    password: 'Zellige&2028',
  },
  'exchange.retry': { type: 'exchange.retry' },
  'linking.confirm by password': {
    type: 'linking.confirm',
    confirmation: { by: 'password', password: 'Seller#2026', userName: null },
  },
  'linking.confirm by code': {
    type: 'linking.confirm',
    confirmation: { by: 'code', code: '654321' },
  },
  'linking.requestCode': { type: 'linking.requestCode' },
} as const satisfies Readonly<Record<string, IdentityEvent>>;

/** What the page shows. */
export type IdentityStep =
  | 'opening'
  | 'unopened'
  | 'not configured'
  | 'sign-in'
  | 'registration'
  | 'confirmation'
  | 'useless link'
  | 'reset'
  | 'reset sent'
  | 'new password'
  | 'exchange'
  | 'exchange failed'
  | 'no account'
  | 'linking'
  | 'inside';

/** The actions and assertions that a driver of the pages must implement. */
export interface IdentityDriver {
  open(input: IdentityInputName): Promise<void>;
  act(event: IdentityEvent): Promise<void>;
  settle(outcome: IdentityOutcome): Promise<void>;
  expectStep(step: IdentityStep, busy: boolean): Promise<void>;
}

function actorEvent(label: IdentityOutcome) {
  const outcome = identityOutcomes[label];
  return 'error' in outcome
    ? { type: `xstate.error.actor.${outcome.actor}`, error: outcome.error }
    : { type: `xstate.done.actor.${outcome.actor}`, output: outcome.output };
}

const outcomeLabels = Object.keys(identityOutcomes) as IdentityOutcome[];

function settling(label: IdentityOutcome) {
  return (driver: IdentityDriver) => driver.settle(label);
}

function acting(driver: IdentityDriver, event: IdentityEvent) {
  return driver.act(event);
}

function showing(step: IdentityStep, busy = false) {
  return (driver: IdentityDriver) => driver.expectStep(step, busy);
}

/** The outcomes that only some providers have. */
const PROVIDERS_OF: Partial<Record<string, readonly ProviderName[]>> = {
  'the account is open': ['amplify', 'supabase'],
  'the address is confirmed': ['amplify', 'firebase'],
  'the address is confirmed, and a session begins': ['supabase'],
};

/** The page shows one form at a time: that of the password until a code was mailed. */
function isOfferedForLink(challenge: LinkChallenge | null, label: string): boolean {
  if (challenge === null) return true;
  const isMailed = challenge.codesLeft < linkChallenge.codesLeft;
  if (label === 'linking.confirm by password') return !isMailed;
  return label !== 'linking.confirm by code' || isMailed || !challenge.confirmBy.includes('code');
}

/** The identity machine, as a test model that drivers in Node and in a browser can run. */
export const identityTestModel: MachineTestModel<typeof identityMachine, IdentityDriver> = {
  model: {
    machine: identityMachine,
    inputs: identityInputs,
    events: {
      ...identityEvents,
      ...Object.fromEntries(outcomeLabels.map((label) => [label, actorEvent(label)])),
    },
    isPossible: ({ provider, challenge }: IdentityContext, label) =>
      (PROVIDERS_OF[label]?.includes(provider) ?? true) && isOfferedForLink(challenge, label),
    serialise: ({
      provider,
      page,
      link,
      credentials,
      registration,
      proof,
      token,
      challenge,
      notice,
      problem,
    }: IdentityContext) => [
      provider,
      page,
      link?.kind,
      credentials !== null,
      registration !== null,
      proof?.by,
      token !== null,
      challenge?.confirmBy.length,
      challenge?.codesLeft === 0,
      notice,
      problem?.code,
    ],
  },

  // The labels of the inputs are the keys of the inputs above.
  setUp: (driver, input) => driver.open(input as IdentityInputName),

  eventExecutors: {
    'opening.retry': acting,
    'credentials.submit': acting,
    'redirect.start': acting,
    'registration.submit': acting,
    'code.submit': acting,
    'mail.resend': acting,
    'confirmation.check': acting,
    'reset.request': acting,
    'password.choose': acting,
    'exchange.retry': acting,
    'linking.confirm': acting,
    'linking.requestCode': acting,
  },

  outcomeExecutors: Object.fromEntries(outcomeLabels.map((label) => [label, settling(label)])),

  stateAssertions: {
    opening: showing('opening', true),
    unopened: showing('unopened'),
    notConfigured: showing('not configured'),
    opened: transientState,
    entering: showing('sign-in'),
    signingIn: showing('sign-in', true),
    leaving: showing('sign-in', true),
    finishingRedirect: showing('opening', true),
    registering: showing('registration'),
    signingUp: showing('registration', true),
    confirming: showing('confirmation'),
    checkingCode: showing('confirmation', true),
    resending: showing('confirmation', true),
    followingLink: showing('opening', true),
    openingResetLink: showing('opening', true),
    linkUseless: showing('useless link'),
    askingReset: showing('reset'),
    requestingReset: showing('reset', true),
    resetSent: showing('reset sent'),
    choosingPassword: showing('new password'),
    replacingPassword: showing('new password', true),
    exchanging: showing('exchange', true),
    unexchanged: showing('exchange failed'),
    withoutAccount: showing('no account'),
    linking: showing('linking'),
    confirmingLink: showing('linking', true),
    requestingLinkCode: showing('linking', true),
    signedIn: showing('inside'),
  },
};
