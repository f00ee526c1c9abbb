import { StartupError } from './startup-error';

/** What the server verifies the tokens of a provider with. */
interface TokenSource {
  /** The exact `iss` of its tokens. */
  readonly issuer: string;
  /** Address of its public keys. It comes from settings only, never from a token. */
  readonly jwksUrl: string;
}

/** A user pool of Amazon Cognito, as AWS Amplify uses it. */
export interface AmplifyConfig extends TokenSource {
  readonly region: string;
  readonly userPoolId: string;
  readonly clientId: string;
  /** Another address than Amazon's. */
  readonly endpoint: string | undefined;
}

export interface FirebaseConfig extends TokenSource {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** A service that stands in for Google's. */
  readonly emulatorUrl: string | undefined;
}

export interface Auth0Config extends TokenSource {
  /** A host name, or an address with its scheme. */
  readonly domain: string;
  readonly clientId: string;
}

export interface SupabaseConfig extends TokenSource {
  readonly url: string;
  readonly anonKey: string;
  /** The legacy shared secret of HS256; undefined for a project with asymmetric keys only. */
  readonly jwtSecret: string | undefined;
}

/** The configured identity providers. */
export interface IdentityProvidersConfig {
  readonly amplify: AmplifyConfig | undefined;
  readonly firebase: FirebaseConfig | undefined;
  readonly auth0: Auth0Config | undefined;
  readonly supabase: SupabaseConfig | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MIN_SECRET_LENGTH = 32;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

function withoutSlash(text: string): string {
  return text.replace(/\/+$/, '');
}

/** Reads the variables of one provider, `IDENTITY_<PROVIDER>_<NAME>`. */
function variablesOf(environment: Environment, provider: string) {
  const nameOf = (name: string) => `IDENTITY_${provider}_${name}`;
  const text = (name: string) => environment[nameOf(name)] || undefined;
  const url = (name: string): string | undefined => {
    const value = text(name);
    if (value === undefined || isSafeUrl(value)) return value && withoutSlash(value);
    throw new StartupError(
      `${nameOf(name)} must begin with https://, or with http:// on this machine, not "${value}".`,
    );
  };
  /** Whether the provider is configured. Some of these variables without the others are refused. */
  const areGiven = (...names: readonly string[]): boolean => {
    const missing = names.filter((name) => text(name) === undefined);
    if (missing.length === names.length) return false;
    if (missing.length === 0) return true;
    throw new StartupError(`${missing.map(nameOf).join(' and ')} must be set too.`);
  };
  return {
    nameOf,
    text,
    url,
    areGiven,
    /** A variable that `areGiven` has found. */
    given: (name: string) => text(name) ?? '',
    sourceOf: (issuer: string, jwksUrl: string): TokenSource => {
      if (url('ISSUER') === undefined) return { issuer, jwksUrl: url('JWKS_URL') ?? jwksUrl };
      // An issuer is compared to the letter, a slash at its end included.
      return { issuer: text('ISSUER') ?? issuer, jwksUrl: url('JWKS_URL') ?? jwksUrl };
    },
  };
}

function readAmplify(environment: Environment): AmplifyConfig | undefined {
  const { areGiven, given, url, sourceOf, nameOf } = variablesOf(environment, 'AMPLIFY');
  if (!areGiven('USER_POOL_ID', 'CLIENT_ID')) return undefined;
  const userPoolId = given('USER_POOL_ID');
  const region = /^([a-z]{2}(?:-[a-z]+)+-\d)_\w+$/.exec(userPoolId)?.[1];
  const endpoint = url('ENDPOINT');
  if (region === undefined && endpoint === undefined) {
    throw new StartupError(
      `${nameOf('USER_POOL_ID')} must begin with its region, like eu-west-1_AbCdEf, not "${userPoolId}".`,
    );
  }
  const issuer = `${endpoint ?? `https://cognito-idp.${region}.amazonaws.com`}/${userPoolId}`;
  return {
    region: region ?? 'local',
    userPoolId,
    clientId: given('CLIENT_ID'),
    endpoint,
    ...sourceOf(issuer, `${issuer}/.well-known/jwks.json`),
  };
}

function readFirebase(environment: Environment): FirebaseConfig | undefined {
  const { areGiven, given, text, url, sourceOf } = variablesOf(environment, 'FIREBASE');
  if (!areGiven('PROJECT_ID', 'API_KEY')) return undefined;
  const projectId = given('PROJECT_ID');
  return {
    projectId,
    apiKey: given('API_KEY'),
    authDomain: text('AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`,
    emulatorUrl: url('EMULATOR_URL'),
    ...sourceOf(`https://securetoken.google.com/${projectId}`, FIREBASE_KEYS),
  };
}

function readAuth0(environment: Environment): Auth0Config | undefined {
  const { areGiven, given, sourceOf, nameOf } = variablesOf(environment, 'AUTH0');
  if (!areGiven('DOMAIN', 'CLIENT_ID')) return undefined;
  const domain = withoutSlash(given('DOMAIN'));
  const base = domain.includes('://') ? domain : `https://${domain}`;
  if (!isSafeUrl(base)) {
    throw new StartupError(`${nameOf('DOMAIN')} must be a host name, not "${domain}".`);
  }
  return {
    domain,
    clientId: given('CLIENT_ID'),
    ...sourceOf(`${base}/`, `${base}/.well-known/jwks.json`),
  };
}

function readSupabase(environment: Environment): SupabaseConfig | undefined {
  const { areGiven, given, text, url, sourceOf, nameOf } = variablesOf(environment, 'SUPABASE');
  if (!areGiven('URL', 'ANON_KEY')) return undefined;
  const jwtSecret = text('JWT_SECRET');
  if (jwtSecret && jwtSecret.length < MIN_SECRET_LENGTH) {
    throw new StartupError(
      `${nameOf('JWT_SECRET')} must have at least ${MIN_SECRET_LENGTH} characters.`,
    );
  }
  const base = url('URL') ?? '';
  return {
    url: base,
    anonKey: given('ANON_KEY'),
    jwtSecret,
    ...sourceOf(`${base}/auth/v1`, `${base}/auth/v1/.well-known/jwks.json`),
  };
}

/**
 * Reads the `IDENTITY_…` variables. A provider without any of its variables is not configured.
 * @throws StartupError naming the variable that is wrong or missing
 */
export function readIdentityProviders(environment: Environment): IdentityProvidersConfig {
  return {
    amplify: readAmplify(environment),
    firebase: readFirebase(environment),
    auth0: readAuth0(environment),
    supabase: readSupabase(environment),
  };
}

function originOf(address: string): string {
  return new URL(address.includes('://') ? address : `https://${address}`).origin;
}

/**
 * The origins at which pages of the portal reach the configured providers, for the content security
 * policy: for requests of scripts, and for the frame in which auth0 renews a sign-in.
 */
export function providerOrigins({ amplify, firebase, auth0, supabase }: IdentityProvidersConfig) {
  const amazon = amplify && `https://cognito-idp.${amplify.region}.amazonaws.com`;
  const google = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const connect = [
    ...(amplify ? [amplify.endpoint ?? amazon ?? ''] : []),
    ...(firebase ? (firebase.emulatorUrl ? [firebase.emulatorUrl] : google) : []),
    ...(auth0 ? [auth0.domain] : []),
    ...(supabase ? [supabase.url] : []),
  ];
  return {
    connect: [...new Set(connect.map(originOf))],
    frame: auth0 ? [originOf(auth0.domain)] : [],
  };
}
