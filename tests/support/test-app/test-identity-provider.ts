import type {
  IdentityProvider,
  IdentityProviderSource,
  ProviderAccounts,
  ProviderPasswordReset,
  ProviderRedirect,
} from '#application/ports/identity-provider.port';
import type { ApiProblem } from '#application/ports/transport.port';

/** The methods of all parts of a provider, by name. */
type Methods = ProviderAccounts & {
  readonly request: ProviderPasswordReset['request'];
  readonly openReset: ProviderPasswordReset['open'];
  readonly confirmReset: ProviderPasswordReset['confirm'];
  readonly start: ProviderRedirect['start'];
  readonly finish: ProviderRedirect['finish'];
};

export type ProviderMethod = keyof Methods | 'open';

interface HeldProviderCall {
  readonly method: ProviderMethod;
  readonly accept: (outcome: never) => void;
  readonly refuse: (problem: ApiProblem) => void;
}

/** A provider that holds every call until a test accepts or refuses it. */
export class TestIdentityProvider {
  readonly #held: HeldProviderCall[] = [];
  /** Every call so far with its arguments. */
  readonly calls: (readonly [method: ProviderMethod, given: readonly unknown[]])[] = [];

  readonly provider: IdentityProvider = {
    accounts: {
      signIn: (...given) => this.#hold('signIn', given),
      signUp: (...given) => this.#hold('signUp', given),
      confirm: (...given) => this.#hold('confirm', given),
      resend: (...given) => this.#hold('resend', given),
    },
    reset: {
      request: (...given) => this.#hold('request', given),
      open: (...given) => this.#hold('openReset', given),
      confirm: (...given) => this.#hold('confirmReset', given),
    },
    redirect: {
      start: (...given) => this.#hold('start', given),
      finish: (...given) => this.#hold('finish', given),
    },
  };

  readonly open: IdentityProviderSource = async (...given) => {
    this.calls.push(['open', given]);
    return this.provider;
  };

  /** Answers the oldest held call of this method with success. */
  accept(method: ProviderMethod, outcome?: unknown): void {
    // The caller passes what the method resolves with.
    this.#take(method).accept(outcome as never);
  }

  /** Refuses the oldest held call of this method. */
  refuse(method: ProviderMethod, problem: ApiProblem): void {
    this.#take(method).refuse(problem);
  }

  #hold<Outcome>(method: ProviderMethod, given: readonly unknown[]): Promise<Outcome> {
    this.calls.push([method, given]);
    return new Promise<Outcome>((accept, refuse) => {
      this.#held.push({ method, accept, refuse });
    });
  }

  #take(method: ProviderMethod): HeldProviderCall {
    const index = this.#held.findIndex((call) => call.method === method);
    const [call] = index < 0 ? [] : this.#held.splice(index, 1);
    if (!call) throw new Error(`No call of ${method} waits.`);
    return call;
  }
}
