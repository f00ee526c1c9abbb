import {
  type TokenExchangeContext,
  type TokenExchangeInput,
  tokenExchangeMachine,
} from '#application/identity/token-exchange.machine';
import type { LinkChallenge } from '#openapi/types.generated';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import {
  acting,
  type IdentityDriver,
  identityEvents,
  linkChallenge,
  outcomesOf,
  providerToken,
  settlersOf,
  showing,
  showingAny,
} from './identity-pages';

export const exchangeInputs = {
  'the provider has signed in': { provider: 'amplify', token: providerToken },
} as const satisfies Readonly<Record<string, TokenExchangeInput>>;

export type ExchangeInputName = keyof typeof exchangeInputs;

/** The page shows one form at a time: that of the password until a code was mailed. */
function isOfferedForLink(challenge: LinkChallenge | null, label: string): boolean {
  if (challenge === null) return true;
  const isMailed = challenge.codesLeft < linkChallenge.codesLeft;
  if (label === 'linking.confirm by password') return !isMailed;
  return label !== 'linking.confirm by code' || isMailed || !challenge.confirmBy.includes('code');
}

/** The token-exchange machine, as a test model that drivers in Node and in a browser can run. */
export const tokenExchangeTestModel: MachineTestModel<
  typeof tokenExchangeMachine,
  IdentityDriver<ExchangeInputName>
> = {
  model: {
    machine: tokenExchangeMachine,
    inputs: exchangeInputs,
    events: {
      'exchange.retry': identityEvents['exchange.retry'],
      'linking.confirm by password': identityEvents['linking.confirm by password'],
      'linking.confirm by code': identityEvents['linking.confirm by code'],
      'linking.requestCode': identityEvents['linking.requestCode'],
      ...outcomesOf('exchange', 'requestLinkCode'),
    },
    isPossible: ({ challenge }: TokenExchangeContext, label) => isOfferedForLink(challenge, label),
    serialise: ({ challenge, notice, problem }: TokenExchangeContext) => [
      challenge?.confirmBy.length,
      challenge?.codesLeft === 0,
      notice,
      problem?.code,
    ],
  },

  // The labels of the inputs are the keys of the inputs above.
  setUp: (driver, input) => driver.open(input as ExchangeInputName),

  eventExecutors: {
    'exchange.retry': acting,
    'linking.confirm': acting,
    'linking.requestCode': acting,
  },

  outcomeExecutors: settlersOf('exchange', 'requestLinkCode'),

  stateAssertions: {
    exchanging: showing('exchange', true),
    unexchanged: showing('exchange failed'),
    linking: showing('linking'),
    confirmingLink: showing('linking', true),
    requestingLinkCode: showing('linking', true),
    exchanged: showingAny('ended', 'inside'),
    refused: showingAny('ended', 'sign-in', 'confirmation', 'no account', 'not configured'),
  },
};
