import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';
import type {
  ProviderCredentials,
  ProviderRegistration,
  ProviderToken,
} from '../ports/identity-provider.port';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';
import { type IdentityInput, possibleTokenIn } from './identity-input';

export type ProviderRegistrationEvent = { type: 'registration.submit' } & ProviderRegistration;

export interface ProviderRegistrationContext extends IdentityInput {
  readonly registration: ProviderRegistration | null;
  readonly token: ProviderToken | null;
  readonly notice: null;
  readonly problem: ApiProblem | null;
}

/** The account that was made; without a token, its address must be confirmed first. */
export interface ProviderRegistrationOutput {
  readonly email: string;
  readonly credentials: ProviderCredentials | null;
  readonly token: ProviderToken | null;
}

function registered({
  registration,
  token,
}: ProviderRegistrationContext): ProviderRegistrationOutput {
  const credentials = registration && {
    email: registration.email,
    password: registration.password,
  };
  return { email: credentials?.email ?? '', credentials, token };
}

function registrationIn({ event }: { event: ProviderRegistration }) {
  const { email, password, firstName, lastName } = event;
  return { registration: { email, password, firstName, lastName } };
}

const machineSetup = setup({
  types: {
    context: {} as ProviderRegistrationContext,
    events: {} as ProviderRegistrationEvent,
    input: {} as IdentityInput,
    output: {} as ProviderRegistrationOutput,
    tags: {} as 'busy',
  },
  actors: {
    /** Returns the provider's token, or null if the address must be confirmed. */
    signUp: declareActor<ProviderToken | null, ProviderRegistration | null>(),
  },
  actions: {
    keepRegistration: assign((_, { registration }: { registration: ProviderRegistration }) => ({
      registration,
      problem: null,
    })),
    keepToken: assign((_, { token }: { token: ProviderToken | null }) => ({ token })),
    keepProblem: assign(problemFromError),
  },
});

/** Makes an account at an identity provider. */
export const providerRegistrationMachine = machineSetup.createMachine({
  id: 'providerRegistration',
  context: ({ input }) => ({
    ...input,
    registration: null,
    token: null,
    notice: null,
    problem: null,
  }),
  initial: 'registering',
  states: {
    registering: {
      on: {
        'registration.submit': {
          target: 'signingUp',
          actions: { type: 'keepRegistration', params: registrationIn },
        },
      },
    },
    signingUp: {
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => context.registration,
        onDone: {
          target: 'registered',
          actions: { type: 'keepToken', params: possibleTokenIn },
        },
        onError: {
          target: 'registering',
          actions: { type: 'keepProblem', params: errorFromEvent },
        },
      },
    },
    registered: { type: 'final' },
  },
  output: ({ context }) => registered(context),
});
