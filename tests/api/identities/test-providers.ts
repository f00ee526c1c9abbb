import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  SignJWT,
} from 'jose';
import { afterAll } from 'vitest';
import type { ProviderName } from '#domain/identity/identity-providers';
import {
  type IdentityProvidersConfig,
  readIdentityProviders,
} from '../../../server/identity-provider-config';

/** A signing key of a provider. */
export interface ProviderKey {
  readonly kid: string;
  readonly alg: 'RS256' | 'ES256';
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

/** A person as a provider knows them. */
export interface ProviderPerson {
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has verified the address; default: true. */
  readonly isVerified?: boolean;
}

/** How the test double answers a request for keys. */
export type KeyAnswer = (request: IncomingMessage, response: ServerResponse) => void;

/** The four providers on one port of this machine, with keys of their own. */
export interface TestProviders {
  readonly url: string;
  readonly config: IdentityProvidersConfig;
  /** Paths that were requested. */
  readonly requests: string[];
  /** The published keys. */
  readonly keys: ProviderKey[];
  /** Replaces the answer to requests for keys; null: the published keys. */
  keyAnswer: KeyAnswer | null;
  /** Replaces the answers of the auth server of supabase; null: its own. */
  authAnswer: KeyAnswer | null;
  /** Whether supabase confirms addresses by mail. */
  isAutoconfirming: boolean;
  /** What supabase answers about the users of its tokens; by subject. */
  readonly supabaseUsers: Map<string, ProviderPerson>;
  /** A token as the provider issues it, with these claims and header fields changed. */
  issue(provider: ProviderName, person: ProviderPerson, change?: TokenChange): Promise<string>;
}

/** Differences from a correct token. A claim that is undefined is left out. */
export interface TokenChange {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Partial<JWTHeaderParameters>;
  readonly key?: CryptoKey | Uint8Array;
}

export const NONCE = 'a nonce of this sign-in';
export const SUPABASE_SECRET = 'a shared secret of thirty-two characters';
const AUDIENCES = {
  amplify: 'amplify-client',
  firebase: 'vendeurs',
  auth0: 'auth0-client',
  supabase: 'authenticated',
};

let created = 0;

/** A new key pair. */
export async function createProviderKey(alg: ProviderKey['alg']): Promise<ProviderKey> {
  created += 1;
  const kid = `key-${created}`;
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { kid, alg, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, use: 'sig' } };
}

/** The settings of the four providers at the test double. */
function configAt(url: string): IdentityProvidersConfig {
  return readIdentityProviders({
    IDENTITY_AMPLIFY_USER_POOL_ID: 'eu-west-1_Vendeurs',
    IDENTITY_AMPLIFY_CLIENT_ID: AUDIENCES.amplify,
    IDENTITY_AMPLIFY_ENDPOINT: `${url}/amplify`,
    IDENTITY_FIREBASE_PROJECT_ID: AUDIENCES.firebase,
    IDENTITY_FIREBASE_API_KEY: 'firebase-key',
    IDENTITY_FIREBASE_EMULATOR_URL: `${url}/firebase`,
    IDENTITY_FIREBASE_JWKS_URL: `${url}/firebase/jwks.json`,
    IDENTITY_AUTH0_DOMAIN: url,
    IDENTITY_AUTH0_CLIENT_ID: AUDIENCES.auth0,
    IDENTITY_SUPABASE_URL: `${url}/supabase`,
    IDENTITY_SUPABASE_ANON_KEY: 'anon-key',
  });
}

function claimsOf(provider: ProviderName, { email, isVerified = true }: ProviderPerson) {
  const verified = { email, email_verified: isVerified };
  switch (provider) {
    case 'amplify':
      return { ...verified, token_use: 'id' };
    case 'firebase':
      return { ...verified, auth_time: 0, firebase: { sign_in_provider: 'password' } };
    case 'auth0':
      return { ...verified, nonce: NONCE };
    case 'supabase':
      // What its user may write into it is no proof.
      return { email, role: 'authenticated', user_metadata: { email, email_verified: true } };
  }
}

function subjectOf(token: string): string {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).sub;
}

function answerSupabase(
  providers: TestProviders,
  { url = '', headers }: IncomingMessage,
): [status: number, body: object] {
  if (headers['apikey'] !== 'anon-key') return [401, {}];
  if (url.endsWith('/settings')) return [200, { mailer_autoconfirm: providers.isAutoconfirming }];
  const subject = subjectOf(headers.authorization?.replace('Bearer ', '') ?? '');
  const user = providers.supabaseUsers.get(subject);
  if (!user) return [403, { code: 403, error_code: 'session_not_found' }];
  const confirmed = user.isVerified === false ? null : '2026-11-25T09:00:00Z';
  return [200, { id: user.subject, email: user.email, email_confirmed_at: confirmed }];
}

function answer(providers: TestProviders, request: IncomingMessage, response: ServerResponse) {
  const { url = '' } = request;
  providers.requests.push(url);
  const isKeys = url.endsWith('jwks.json');
  const replaced = isKeys ? providers.keyAnswer : providers.authAnswer;
  if (replaced) return replaced(request, response);
  const [status, body] = isKeys
    ? [200, { keys: providers.keys.map(({ publicJwk }) => publicJwk) }]
    : answerSupabase(providers, request);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Starts the test double. It stops when the test file is done. @param now the clock of its tokens */
export async function startTestProviders(now: () => Date): Promise<TestProviders> {
  const server = createServer((request, response) => answer(providers, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = configAt(url);
  const providers: TestProviders = {
    url,
    config,
    requests: [],
    keys: [await createProviderKey('RS256'), await createProviderKey('ES256')],
    keyAnswer: null,
    authAnswer: null,
    isAutoconfirming: false,
    supabaseUsers: new Map(),
    issue: async (provider, person, { claims, header, key } = {}) => {
      if (provider === 'supabase') providers.supabaseUsers.set(person.subject, person);
      const alg = provider === 'supabase' ? 'ES256' : 'RS256';
      const own = providers.keys.find((one) => one.alg === alg);
      if (!own) throw new Error(`There is no key for ${alg}.`);
      const seconds = Math.floor(now().getTime() / 1000);
      const payload = {
        iss: config[provider]?.issuer ?? '',
        aud: AUDIENCES[provider],
        sub: person.subject,
        iat: seconds,
        exp: seconds + 3600,
        jti: `${Math.random()}`,
        ...claimsOf(provider, person),
        ...claims,
      };
      return new SignJWT(payload)
        .setProtectedHeader({ alg, kid: own.kid, ...header })
        .sign(key ?? own.privateKey);
    },
  };
  return providers;
}
