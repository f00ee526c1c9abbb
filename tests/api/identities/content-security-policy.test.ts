import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { readIdentityProviders } from '../../../server/identity-provider-config';
import { temporaryFolder } from '../support/temporary-folder';
import { startTestServer } from '../support/test-server';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
await mkdir(`${folder.path}/pages`);
await writeFile(`${folder.path}/index.html`, '<!doctype html><title>portal</title>');
for (const language of ['fr', 'ar', 'en']) {
  for (const page of ['landing', 'checkout']) {
    await writeFile(`${folder.path}/pages/${page}.${language}.html`, '<!doctype html>');
  }
}
const server = await startTestServer({ seed: false, config: { webDir: folder.path } });

test('The policy of the portal names no other host without providers', async () => {
  expect(await directives(server.url, '/auth/auth0/login')).toEqual({
    'connect-src': "connect-src 'self'",
    'frame-src': undefined,
  });
});

test('The policy of the portal names the hosts of the configured providers only', async () => {
  const { url } = await withProviders({
    IDENTITY_AUTH0_DOMAIN: 'vendeurs.eu.auth0.com',
    IDENTITY_AUTH0_CLIENT_ID: 'client',
    IDENTITY_FIREBASE_PROJECT_ID: 'vendeurs',
    IDENTITY_FIREBASE_API_KEY: 'key',
  });
  expect(await directives(url, '/auth/auth0/login')).toEqual({
    'connect-src':
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://vendeurs.eu.auth0.com",
    'frame-src': "frame-src 'self' https://vendeurs.eu.auth0.com",
  });
});

test('Providers without a frame add none', async () => {
  const { url } = await withProviders({
    IDENTITY_SUPABASE_URL: 'https://abc.supabase.co',
    IDENTITY_SUPABASE_ANON_KEY: 'anon',
  });
  expect(await directives(url, '/dashboard')).toEqual({
    'connect-src': "connect-src 'self' https://abc.supabase.co",
    'frame-src': undefined,
  });
});

test.each(['/', '/product/checkout'])('The public page %s reaches no provider', async (path) => {
  const { url } = await withProviders({
    IDENTITY_SUPABASE_URL: 'https://abc.supabase.co',
    IDENTITY_SUPABASE_ANON_KEY: 'anon',
  });
  expect((await directives(url, path))['connect-src']).toBe("connect-src 'self'");
});

function withProviders(environment: Record<string, string>) {
  const identityProviders = readIdentityProviders(environment);
  return startTestServer({ beside: server, config: { webDir: folder.path, identityProviders } });
}

async function directives(url: string, path: string) {
  const { headers } = await fetch(new URL(path, url));
  const policy = headers.get('content-security-policy')?.split('; ') ?? [];
  const find = (name: string) => policy.find((one) => one.startsWith(`${name} `));
  return { 'connect-src': find('connect-src'), 'frame-src': find('frame-src') };
}
