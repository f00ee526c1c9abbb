import { fromPromise } from 'xstate';
import type { ProviderName } from '#domain/identity/identity-providers';
import { sessionState } from '#domain/session/tokens';
import { identitiesEndpoints, type LinkConfirmation } from '../api/identities-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { IdentityProvider, MailProof } from '../ports/identity-provider.port';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { identityMachine, type LinkConfirmation as OwnConfirmation } from './identity.machine';

/** The calls of an exchange. Nothing is cached before the session begins. */
const identityApi = identitiesEndpoints.enhanceEndpoints({
  endpoints: { exchangeToken: { invalidatesTags: [] }, sendLinkCode: { invalidatesTags: [] } },
});

function given<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`This actor runs only after ${what} was given.`);
  return value;
}

/** The confirmation as the contract writes it. */
function confirmationBody(challenge: string, confirmation: OwnConfirmation): LinkConfirmation {
  if (confirmation.by === 'code') return { challenge, code: confirmation.code };
  const { password, userName } = confirmation;
  return { challenge, password, ...(userName === null ? {} : { userName }) };
}

/** The settings that the server names for a provider; null if it is not configured. */
async function settingsOf(store: Store, name: ProviderName, signal: AbortSignal) {
  const { listIdentityProviders } = identityApi.endpoints;
  const reading = listIdentityProviders.initiate(undefined, { forceRefetch: true });
  const { items } = await unwrapWithSignal(store.dispatch(reading), signal);
  const found = items.find(({ provider }) => provider === name);
  return found?.configured ? found.settings : null;
}

/** What is known of a provider's settings: those without a value are left out. */
function knownSettings(settings: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Returns the actors of the identity machine. They share one opened provider. */
export function identityActors(
  { identityProviders, tokens, clock }: Pick<Ports, 'identityProviders' | 'tokens' | 'clock'>,
  store: Store,
): ActorsOf<typeof identityMachine> {
  let opened: IdentityProvider | null = null;
  const provider = () => given(opened, 'its provider');
  const proofOf = (proof: MailProof | null) => given(proof, 'a code or a link');
  const { exchangeToken, sendLinkCode } = identityApi.endpoints;
  return {
    openProvider: fromPromise(async ({ input: name, signal }) => {
      const settings = await settingsOf(store, name, signal);
      if (settings === null) return false;
      opened = await identityProviders(name, knownSettings(settings));
      return true;
    }),
    signIn: fromPromise(({ input }) => provider().accounts.signIn(given(input, 'an account'))),
    signUp: fromPromise(({ input }) => provider().accounts.signUp(given(input, 'an account'))),
    confirmEmail: fromPromise(({ input }) => provider().accounts.confirm(proofOf(input))),
    resendMail: fromPromise(({ input }) => provider().accounts.resend(input)),
    requestReset: fromPromise(({ input }) => provider().reset.request(input)),
    openResetLink: fromPromise(({ input }) => provider().reset.open(given(input, 'a link'))),
    replacePassword: fromPromise(({ input: { proof, password } }) =>
      provider().reset.confirm(proofOf(proof), password),
    ),
    startRedirect: fromPromise(({ input }) => provider().redirect.start(input)),
    finishRedirect: fromPromise(({ input }) => provider().redirect.finish(input)),
    exchange: fromPromise(async ({ input, signal }) => {
      const { challenge, confirmation } = input;
      const exchanging = exchangeToken.initiate({
        tokenExchange: {
          provider: input.provider,
          ...given(input.token, 'a token'),
          ...(confirmation && { confirmation: confirmationBody(challenge, confirmation) }),
        },
      });
      tokens.write(await unwrapWithSignal(store.dispatch(exchanging), signal));
      return sessionState(tokens.read(), clock.now());
    }),
    requestLinkCode: fromPromise(({ input: challenge, signal }) => {
      const mailing = sendLinkCode.initiate({ linkCodeRequest: { challenge } });
      return unwrapWithSignal(store.dispatch(mailing), signal);
    }),
  };
}

/** The identity machine of an application. */
export function provideIdentity(ports: Ports, store: Store) {
  return identityMachine.provide({ actors: identityActors(ports, store) });
}
