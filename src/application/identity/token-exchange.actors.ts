import { fromPromise } from 'xstate';
import { sessionState } from '#domain/session/tokens';
import type { LinkConfirmation } from '#openapi/types.generated';
import { identitiesEndpoints } from '../api/identities-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { given } from './opened-provider';
import {
  type LinkConfirmation as OwnConfirmation,
  tokenExchangeMachine,
} from './token-exchange.machine';

/** The calls of an exchange. Nothing is cached before the session begins. */
const exchangeApi = identitiesEndpoints.enhanceEndpoints({
  endpoints: { exchangeToken: { invalidatesTags: [] }, sendLinkCode: { invalidatesTags: [] } },
});

/** The confirmation as the contract writes it. */
function confirmationBody(challenge: string, confirmation: OwnConfirmation): LinkConfirmation {
  if (confirmation.by === 'code') return { challenge, code: confirmation.code };
  const { password, userName } = confirmation;
  return { challenge, password, ...(userName === null ? {} : { userName }) };
}

/** Returns the actors of the token-exchange machine. */
function tokenExchangeActors(
  { tokens, clock }: Pick<Ports, 'tokens' | 'clock'>,
  store: Store,
): ActorsOf<typeof tokenExchangeMachine> {
  const { exchangeToken, sendLinkCode } = exchangeApi.endpoints;
  return {
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

/** The token-exchange machine of an application. */
export function provideTokenExchange(ports: Pick<Ports, 'tokens' | 'clock'>, store: Store) {
  return tokenExchangeMachine.provide({ actors: tokenExchangeActors(ports, store) });
}
