import type { AddressConfirmationEvent } from '#application/identity/address-confirmation.machine';
import type { IdentityEvent } from '#application/identity/identity.machine';
import type { IdentityInput } from '#application/identity/identity-input';
import type { PasswordResetEvent } from '#application/identity/password-reset.machine';
import type { ProviderRegistrationEvent } from '#application/identity/provider-registration.machine';
import type { TokenExchangeEvent } from '#application/identity/token-exchange.machine';
import type { ProviderToken, RedirectAnswer } from '#application/ports/identity-provider.port';
import type { ApiProblem } from '#application/ports/transport.port';
import {
  type IdentityPage,
  PROVIDER_CAPABILITIES,
  type ProviderName,
} from '#domain/identity/identity-providers';
import { providerLink } from '#domain/identity/provider-link';
import type { SessionState } from '#domain/session/tokens';
import type { LinkChallenge } from '#openapi/types.generated';
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

/** What a person does on the pages, whichever process receives it. */
export type PageEvent =
  | IdentityEvent
  | ProviderRegistrationEvent
  | AddressConfirmationEvent
  | PasswordResetEvent
  | TokenExchangeEvent;

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

export const account = { email: 'rim@exemple.ma', password: 'Zellige&2027' };

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
} as const satisfies Readonly<Record<string, PageEvent>>;

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
  | 'inside'
  /** The process has ended, and with it its steps: another one goes on. */
  | 'ended';

/** The actions and assertions that a driver of the pages must implement. */
export interface IdentityDriver<Input extends string = IdentityInputName> {
  open(input: Input): Promise<void>;
  act(event: PageEvent): Promise<void>;
  settle(outcome: IdentityOutcome): Promise<void>;
  /** The page shows one of these steps; `busy` is null where that depends on the step. */
  expectStep(steps: readonly IdentityStep[], busy: boolean | null): Promise<void>;
}

type AnyDriver = Pick<IdentityDriver, 'act' | 'settle' | 'expectStep'>;
type ActorName = (typeof identityOutcomes)[IdentityOutcome]['actor'];

function labelsOf(actors: readonly ActorName[]): IdentityOutcome[] {
  const labels = Object.keys(identityOutcomes) as IdentityOutcome[];
  return labels.filter((label) => actors.includes(identityOutcomes[label].actor));
}

function actorEvent(label: IdentityOutcome) {
  const outcome = identityOutcomes[label];
  return 'error' in outcome
    ? { type: `xstate.error.actor.${outcome.actor}`, error: outcome.error }
    : { type: `xstate.done.actor.${outcome.actor}`, output: outcome.output };
}

/** Every outcome of these actors, as events of a model. */
export function outcomesOf(...actors: readonly ActorName[]) {
  return Object.fromEntries(labelsOf(actors).map((label) => [label, actorEvent(label)]));
}

/** How each of these outcomes happens. */
export function settlersOf(...actors: readonly ActorName[]) {
  return Object.fromEntries(
    labelsOf(actors).map((label) => [label, (driver: AnyDriver) => driver.settle(label)]),
  );
}

export function acting(driver: AnyDriver, event: PageEvent) {
  return driver.act(event);
}

export function showing(step: IdentityStep, busy = false) {
  return (driver: AnyDriver) => driver.expectStep([step], busy);
}

/** The page shows one of these steps: which one depends on more than the state. */
export function showingAny(...steps: readonly IdentityStep[]) {
  return (driver: AnyDriver) => driver.expectStep(steps, null);
}

/** The outcomes that only some providers have. */
const PROVIDERS_OF: Partial<Record<string, readonly ProviderName[]>> = {
  'the account is open': ['amplify', 'supabase'],
  'the address is confirmed': ['amplify', 'firebase'],
  'the address is confirmed, and a session begins': ['supabase'],
};

export function isOutcomeOf(provider: ProviderName, label: string): boolean {
  return PROVIDERS_OF[label]?.includes(provider) ?? true;
}
