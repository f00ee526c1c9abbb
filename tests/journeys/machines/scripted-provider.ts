import type { Page, Request, Route } from '@playwright/test';
import type { ProviderName } from '#domain/identity/identity-providers';
import { portsFromList } from '../../support/identity-providers/journey-settings';
import {
  type IdentityOutcome,
  identityOutcomes,
} from '../../support/machine-models/identity-pages';
import { jsonWebToken } from '../../support/test-app/test-tokens';

type Actor = (typeof identityOutcomes)[IdentityOutcome]['actor'];

interface Answer {
  readonly status?: number;
  readonly json: unknown;
}

const NOW_SECONDS = Math.floor(Date.now() / 1000);
export const AUTH0_NONCE = 'a-nonce';
const ports = portsFromList(process.env.JOURNEYS_PROVIDERS ?? '');

/** No SDK verifies the signature of a token; that is the server's part. */
const token = jsonWebToken({
  iss: `http://127.0.0.1:${ports.auth0}/`,
  aud: 'portail-vendeur',
  sub: 'a-person',
  email: 'rim@exemple.ma',
  nonce: AUTH0_NONCE,
  iat: NOW_SECONDS,
  exp: NOW_SECONDS + 3600,
}).replace(/^[^.]+/, btoa(JSON.stringify({ alg: 'RS256' })).replace(/=+$/, ''));

/** The requests with which each actor of the machine calls a provider. */
const REQUESTS: Partial<Record<Actor, RegExp>> = {
  signIn: /^(InitiateAuth|signInWithPassword|lookup|token)$/,
  signUp: /^(SignUp|InitiateAuth|signUp|lookup|update|sendOobCode|signup)$/,
  confirmEmail: /^(ConfirmSignUp|update|verify)$/,
  resendMail: /^(ResendConfirmationCode|signInWithPassword|lookup|sendOobCode|resend)$/,
  requestReset: /^(ForgotPassword|recover)$/,
  openResetLink: /^verify$/,
  replacePassword: /^(ConfirmForgotPassword|user)$/,
  finishRedirect: /^token$/,
};

/** The errors of providers by the outcome's code: amplify, firebase, supabase, auth0. */
const ERRORS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  wrong_credentials: [
    'NotAuthorizedException',
    'INVALID_LOGIN_CREDENTIALS',
    'invalid_credentials',
    '',
  ],
  email_not_confirmed: ['UserNotConfirmedException', '', 'email_not_confirmed', ''],
  provider_refused: ['', '', '', 'access_denied'],
  user_exists: ['UsernameExistsException', 'EMAIL_EXISTS', 'user_already_exists', ''],
  code_wrong: ['CodeMismatchException', 'INVALID_OOB_CODE', 'otp_expired', ''],
  code_expired: ['ExpiredCodeException', 'EXPIRED_OOB_CODE', 'otp_expired', ''],
  weak_password: ['InvalidPasswordException', 'WEAK_PASSWORD', 'weak_password', ''],
  too_many_requests: [
    'LimitExceededException',
    'TOO_MANY_ATTEMPTS_TRY_LATER',
    'over_email_send_rate_limit',
    '',
  ],
};

function errorAnswer(provider: ProviderName, code: string): Answer {
  const [amplify = '', firebase = '', supabase = '', auth0 = ''] = ERRORS[code] ?? [];
  const json = {
    amplify: { __type: amplify, message: amplify },
    firebase: { error: { code: 400, message: firebase } },
    supabase: { code: 400, error_code: supabase, msg: supabase },
    auth0: { error: auth0, error_description: auth0 },
  };
  return { status: 400, json: json[provider] };
}

const session = {
  access_token: token,
  refresh_token: 'a-refresh-token',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: NOW_SECONDS + 3600,
  user: { id: 'a-person', aud: 'authenticated', email: 'rim@exemple.ma' },
};

const firebaseAccount = {
  localId: 'a-person',
  email: 'rim@exemple.ma',
  idToken: token,
  refreshToken: 'a-refresh-token',
  expiresIn: '3600',
};

/** The answer of a provider that accepts. */
function successAnswer(
  provider: ProviderName,
  operation: string,
  outcome: IdentityOutcome,
): Answer {
  if (provider === 'auth0') {
    return {
      json: {
        id_token: token,
        access_token: token,
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'openid profile email',
      },
    };
  }
  if (provider === 'supabase') return { json: operation === 'user' ? session.user : session };
  if (provider === 'firebase') {
    const emailVerified = outcome !== 'the address is not confirmed';
    return {
      json:
        operation === 'lookup'
          ? { users: [{ ...firebaseAccount, emailVerified, providerUserInfo: [] }] }
          : { ...firebaseAccount, emailVerified },
    };
  }
  const tokens = {
    IdToken: token,
    AccessToken: token,
    RefreshToken: 'r',
    ExpiresIn: 3600,
    TokenType: 'Bearer',
  };
  if (operation === 'InitiateAuth')
    return { json: { AuthenticationResult: tokens, ChallengeParameters: {} } };
  if (operation === 'SignUp') {
    return { json: { UserConfirmed: outcome === 'the account is open', UserSub: 'a-person' } };
  }
  return {
    json: {
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'r***' },
    },
  };
}

/** The name of the operation that a request calls. */
function operationOf(request: Request): string {
  const target = request.headers()['x-amz-target'];
  if (target) return target.split('.')[1] ?? '';
  return new URL(request.url()).pathname.split(/[/:]/).at(-1) ?? '';
}

/** Answers the requests of the SDKs by the outcome that a path needs next; holds them until then. */
export class ScriptedProvider {
  #held: Route[] = [];
  #outcome: IdentityOutcome | null = null;

  constructor(
    readonly page: Page,
    readonly provider: ProviderName,
  ) {}

  async start(): Promise<void> {
    const port = String(ports[this.provider]);
    await this.page.route(
      (url) => url.port === port,
      async (route) => {
        if (route.request().method() === 'OPTIONS') return this.#fulfill(route, { json: {} });
        if (!(await this.#answered(route))) this.#held.push(route);
      },
    );
  }

  /** Answers the actor that waits now, and its further requests. */
  async settle(outcome: IdentityOutcome): Promise<void> {
    this.#outcome = outcome;
    const held = this.#held;
    this.#held = [];
    for (const route of held) if (!(await this.#answered(route))) this.#held.push(route);
  }

  async #answered(route: Route): Promise<boolean> {
    if (this.#outcome === null) return false;
    const outcome = identityOutcomes[this.#outcome];
    const operation = operationOf(route.request());
    if (!REQUESTS[outcome.actor]?.test(operation)) return false;
    if ('error' in outcome && outcome.error.code === 'network') {
      await route.abort('internetdisconnected');
      return true;
    }
    const isError = 'error' in outcome && !this.#isFirebaseUnconfirmed();
    await this.#fulfill(
      route,
      isError
        ? errorAnswer(this.provider, outcome.error.code)
        : successAnswer(this.provider, operation, this.#outcome),
    );
    return true;
  }

  /** Firebase signs in, and the adapter refuses. */
  #isFirebaseUnconfirmed(): boolean {
    return this.provider === 'firebase' && this.#outcome === 'the address is not confirmed';
  }

  #fulfill(route: Route, { status = 200, json }: Answer): Promise<void> {
    return route.fulfill({
      status,
      json,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      },
    });
  }

  /** The next action starts without an outcome. */
  forget(): void {
    this.#outcome = null;
  }
}
