import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK } from 'jose';
import { Provider } from 'oidc-provider';
import { listening } from './loopback-server';
import type { DoubleAccount, ProviderDouble } from './provider-double';
import { sharedKeys } from './token-signer';

const CLIENT = 'portail-vendeur';

/** The page on which a person signs in, without scripts. */
function signInPage(uid: string, isWrong: boolean): string {
  return `<!doctype html><html lang="en"><head><title>Sign in</title><link rel="icon" href="data:,"></head><body>
<h1>Sign in</h1>${isWrong ? '<p role="alert">Wrong password.</p>' : ''}
<form method="post" action="/interaction/${uid}">
<label>Email <input name="email" type="email"></label>
<label>Password <input name="password" type="password"></label>
<button name="action" value="sign-in">Continue</button>
<button name="action" value="cancel">Cancel</button>
</form></body></html>`;
}

/** A free port, which the issuer of a provider must name before it listens. */
async function freePort(): Promise<number> {
  const { origin, close } = await listening(createServer());
  await close();
  return Number(new URL(origin).port);
}

/**
 * Auth0: the certified provider of the package oidc-provider, at Auth0's addresses. The code flow
 * requires PKCE with S256, and refresh tokens rotate.
 */
export async function startAuth0Double(origin: string, wantedPort = 0): Promise<ProviderDouble> {
  const port = wantedPort === 0 ? await freePort() : wantedPort;
  const domain = `http://127.0.0.1:${port}`;
  // Auth0's issuer ends with a slash.
  const issuer = `${domain}/`;
  const accounts = new Map<string, DoubleAccount>();
  const { privateKey } = await sharedKeys();
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomUUID()] },
    clients: [
      {
        client_id: CLIENT,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${origin}/auth/auth0/login`],
      },
    ],
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      jwks: '/.well-known/jwks.json',
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    rotateRefreshToken: true,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, email) => ({
      accountId: email,
      claims: async () => ({ sub: `auth0|${email}`, email, email_verified: true, name: email }),
    }),
    // Signing in is the consent, as for an application of the same owner.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid profile email offline_access');
      await grant.save();
      return grant;
    },
  });
  const handleProvider = provider.callback();
  const server = await listening(
    createServer((request, response) => {
      const [, uid] = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '') ?? [];
      if (uid === undefined) {
        void handleProvider(request, response);
        return;
      }
      const show = (isWrong: boolean) =>
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(signInPage(uid, isWrong));
      if (request.method !== 'POST') {
        show(false);
        return;
      }
      let text = '';
      request.on('data', (part) => {
        text += String(part);
      });
      request.on('end', () => {
        const form = new URLSearchParams(text);
        const email = form.get('email') ?? '';
        const isRight = accounts.get(email)?.password === form.get('password');
        const isCancelled = form.get('action') === 'cancel';
        if (!isRight && !isCancelled) {
          show(true);
          return;
        }
        void provider.interactionFinished(
          request,
          response,
          isCancelled
            ? { error: 'access_denied', error_description: 'The person has cancelled.' }
            : { login: { accountId: email } },
        );
      });
    }),
    port,
  );

  return {
    settings: { domain, clientId: CLIENT },
    issuer,
    jwksUrl: `${domain}/.well-known/jwks.json`,
    mails: [],
    createAccount: async (account) => {
      accounts.set(account.email, account);
    },
    close: server.close,
  };
}
