import { afterEach, describe, vi } from 'vitest';
import type { IdentityProvider } from '#application/ports/identity-provider.port';
import {
  IDENTITY_PROVIDERS,
  PROVIDER_CAPABILITIES,
  type ProviderName,
} from '#domain/identity/identity-providers';
import { providerLink } from '#domain/identity/provider-link';
import { withExpectedMessages } from '../../../tests/support/expected-console';
import {
  latestMail,
  type ProviderDouble,
} from '../../../tests/support/identity-providers/provider-double';
import { PROVIDER_DOUBLES } from '../../../tests/support/identity-providers/provider-doubles';
import {
  describeIdentityProviderContract,
  type IdentityProviderSetup,
} from '../contracts/identity-provider.contract';
import { createIdentityProviderSource } from './open-identity-provider';

const ORIGIN = 'http://127.0.0.1:9';

const started: ProviderDouble[] = [];

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(started.splice(0).map(({ close }) => close()));
});

describe.each(IDENTITY_PROVIDERS)('The provider %s', (name) => {
  describeIdentityProviderContract(() => open(name));
});

async function open(name: ProviderName): Promise<IdentityProviderSetup> {
  const double = await PROVIDER_DOUBLES[name](ORIGIN);
  started.push(double);
  if (name === 'auth0') stubBrowser();
  let left: (address: string) => void;
  const leaving = new Promise<string>((resolve) => {
    left = resolve;
  });
  const openProvider = createIdentityProviderSource({
    origin: ORIGIN,
    leave: (address) => left(address),
  });
  const provider: IdentityProvider = await openProvider(name, double.settings);
  return {
    provider,
    capabilities: PROVIDER_CAPABILITIES[name],
    createAccount: double.createAccount,
    latestProof: (to) => {
      const { code, link } = latestMail(double, to);
      const opened = link === '' ? null : providerLink(name, link);
      return opened === null || opened.kind === 'callback'
        ? { by: 'typed', email: to, code }
        : { by: 'link', proof: opened.proof };
    },
    visitPage: async (account) => visitSignInPage(await leaving, account),
    disconnect: double.close,
    // The package of one provider writes the lost connection to the console itself.
    whileDisconnected: (request) => withExpectedMessages('error', /fetch failed/, request),
  };
}

/** What the SDK of auth0 uses of a browser. The other SDKs also run in Node. */
function stubBrowser(): void {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('sessionStorage', storageInMemory());
}

/** Signs in on the provider's page as a browser does: with its cookies and redirects. */
async function visitSignInPage(
  address: string,
  account: { readonly email: string; readonly password: string } | null,
): Promise<string> {
  const cookies = new Map<string, string>();
  const request = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(key);
      else cookies.set(key, value);
    }
    return response;
  };
  let url = address;
  let form: Record<string, string> | undefined;
  while (new URL(url).origin !== ORIGIN) {
    const response: Response = await request(url, form);
    const next = response.headers.get('location');
    form = undefined;
    if (next !== null) url = new URL(next, url).href;
    else {
      const page = await response.text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      if (action === undefined) throw new Error(`The page ${url} has no form: ${page}`);
      url = new URL(action, url).href;
      form = account
        ? { action: 'sign-in', email: account.email, password: account.password }
        : { action: 'cancel' };
    }
  }
  return url;
}

function storageInMemory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
}
