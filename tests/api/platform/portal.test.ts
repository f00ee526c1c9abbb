import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { PORTAL_DOCUMENTS } from '#domain/public-urls/document-for-path';
import { temporaryFolder } from '../support/temporary-folder';
import { startTestServer } from '../support/test-server';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const [webDir, mediaDir] = [`${folder.path}/web`, `${folder.path}/media`];
await mkdir(`${webDir}/static/js`, { recursive: true });
await mkdir(`${webDir}/locales/fr`, { recursive: true });
await mkdir(`${mediaDir}/demo`, { recursive: true });
await writeFile(
  `${webDir}/index.html`,
  '<!doctype html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><meta name="service-worker" content="__SERVICE_WORKER__"><style nonce="__CSP_NONCE__"></style></head>',
);
await mkdir(`${webDir}/pages`);
for (const language of ['fr', 'ar', 'en']) {
  await writeFile(
    `${webDir}/pages/landing.${language}.html`,
    `<html lang="${language}"><link rel="canonical" href="__ORIGIN__/">`,
  );
  for (const { name } of PORTAL_DOCUMENTS) {
    await writeFile(
      `${webDir}/pages/portal-${name}.${language}.html`,
      `<html lang="${language}"><title>${name}</title><style nonce="__CSP_NONCE__"></style><bdi>/__REQUESTED__</bdi>`,
    );
  }
  for (const page of ['shop', 'checkout', 'redirect', 'contact']) {
    await writeFile(
      `${webDir}/pages/${page}.${language}.html`,
      `<title>${page} ${language}</title>`,
    );
  }
}
const appScript = `console.log('${'portal '.repeat(400)}');`;
await writeFile(`${webDir}/static/js/index.0a1b2c.js`, appScript);
await writeFile(`${webDir}/static/js/index.0a1b2c.js.br`, brotliCompressSync(appScript));
await writeFile(`${webDir}/static/js/index.0a1b2c.js.gz`, gzipSync(appScript));
await mkdir(`${webDir}/static/js/async`, { recursive: true });
await writeFile(`${webDir}/static/js/async/9d.0a1b2c.js`, 'self.onconnect = null;');
await writeFile(`${webDir}/portal-worker.js`, '// keeps');
await writeFile(`${webDir}/no-portal-worker.js`, '// removes');
await writeFile(`${webDir}/locales/fr/shell.json`, '{}');
await writeFile(`${webDir}/locales/version.json`, '{"version":"0a1b2c3d"}');
await writeFile(`${mediaDir}/demo/bowl.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
await writeFile(`${mediaDir}/demo/page.html`, '<script>alert(1)</script>');

const server = await startTestServer({ seed: false, config: { webDir, mediaDir } });

describe('Demo pages for signed-out users', () => {
  const path = '/auth-demo/classic/login';

  test('The server answers with the portal and tells it that the demo exists', async () => {
    const demo = await startTestServer({
      seed: false,
      config: { webDir, mediaDir, authDemo: true },
    });
    const response = await fetch(`${demo.url}${path}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<meta name="auth-demo" content="on">');
  });

  test('The server answers 404 with the page for unknown addresses where the setting is off', async () => {
    const plain = await startTestServer({
      seed: false,
      config: { webDir, mediaDir, authDemo: false },
    });
    const response = await fetch(`${plain.url}${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('name="auth-demo"');
  });
});

describe('Portal page', () => {
  test.each([
    '/auth/jwt/login',
    '/dashboard/order?status=pending',
    '/dashboard/product/prd_1/edit',
    '/404',
  ])('The server answers %s with the portal page', async (path) => {
    const response = await open(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('location')).toBeNull();
  });

  test('The portal page has the nonce of its policy, a new one for each response', async () => {
    const [first, second] = await Promise.all([nonces('/dashboard'), nonces('/dashboard/order')]);
    expect(new Set(first.all).size).toBe(1);
    expect(first.all).toHaveLength(3);
    expect(second.all[0]).not.toBe(first.all[0]);
  });

  test('The policy of the portal page allows its own files only', async () => {
    const { headers } = await open('/dashboard');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    for (const directive of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; ')).toContain(directive);
    }
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  test('The portal page sets the XSRF cookie once', async () => {
    const cookie = (await open('/dashboard')).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Strict$/);
    const [pair = ''] = cookie.split(';');
    expect((await open('/dashboard', { cookie: pair })).headers.get('set-cookie')).toBeNull();
  });

  test('A missing file or an unknown call gets a 404 problem instead of the portal page', async () => {
    for (const path of ['/static/js/gone.js', '/api/nothing', '/media/gone.png', '/favicon.png']) {
      const response = await open(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
  });
});

describe('Page addresses', () => {
  test.each(['/nothing', '/discover', '/join-nobody', '/evil.example/x'])(
    'The server answers the unknown address %s with 404 and a page',
    async (path) => {
      const response = await open(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  test.each([
    ['/wasaler/', '/wasaler'],
    ['/product/?q=tapis&page=2', '/product?q=tapis&page=2'],
    ['/dashboard/order//', '/dashboard/order'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/?x=//y/', '/evil.example?x=//y/'],
  ])('The server redirects %s to %s and never to another host', async (path, way) => {
    const { status, headers } = await openRaw(path);
    expect([status, headers['location']]).toEqual([308, way]);
  });

  test.each([
    ['/product', 'shop'],
    ['/product/checkout', 'checkout'],
    ['/app/any/where.html', 'redirect'],
    ['/contact-us', 'contact'],
  ])(
    'The server answers %s with the document of the %s page in the requested language',
    async (path, page) => {
      const response = await open(`${path}?lng=ar`);
      expect(response.headers.get('content-language')).toBe('ar');
      expect(await response.text()).toBe(`<title>${page} ar</title>`);
    },
  );
});

describe('Page of the portal that was written at build time', () => {
  test.each(PORTAL_DOCUMENTS)(
    'The server answers $path with its own document in each language',
    async ({ name, path }) => {
      for (const language of ['fr', 'ar', 'en']) {
        const response = await open(path, { 'accept-language': language });
        expect(response.status).toBe(200);
        expect(response.headers.get('content-language')).toBe(language);
        expect(response.headers.get('vary')).toMatch(/accept-language, cookie/);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/);
        expect(await response.text()).toContain(`<html lang="${language}"><title>${name}</title>`);
      }
    },
  );

  test('The language of the address comes before the cookie, and is not stored', async () => {
    const response = await open('/auth/jwt/login?lng=ar&returnTo=%2Fdashboard%2Forder', {
      cookie: 'i18next=en',
    });
    expect(response.headers.get('content-language')).toBe('ar');
    expect(response.headers.getSetCookie().join()).not.toContain('i18next');
    const other = await open('/auth/jwt/login', { cookie: 'i18next=en' });
    expect(other.headers.get('content-language')).toBe('en');
  });

  test('Its policy allows no script and no style without the nonce of the response', async () => {
    const page = await nonces('/auth/jwt/login');
    expect(page.all).toHaveLength(2);
    expect(new Set(page.all).size).toBe(1);
    const policy = (await open('/auth/jwt/login')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(policy.split('; ')).toContain("form-action 'self'");
  });

  test('The server sends a form to nobody: a POST to the sign-in page is refused', async () => {
    const response = await fetch(`${server.url}/auth/jwt/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'salma', password: 'Sel#2026' }),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain('Sel#2026');
  });

  test('An unknown address gets the page for it with 404, in the reader’s language', async () => {
    const response = await open('/no/such-page?lng=ar');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-language')).toBe('ar');
    expect(await response.text()).toContain('<html lang="ar"><title>notFound</title><style nonce');
  });

  test('The page for an unknown address shows it as text only', async () => {
    const { body } = await openRaw('/"><script>alert(1)</script>__CSP_NONCE__&x');
    expect(body).toContain(
      '<bdi>/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;__CSP_NONCE__&amp;x</bdi>',
    );
  });
});

describe('Prebuilt page', () => {
  test.each<[string, string, Record<string, string>]>([
    ['ar', '/?lng=ar', { cookie: 'i18next=en' }],
    ['en', '/?lng=xx', { cookie: 'i18next=en', 'accept-language': 'ar' }],
    ['ar', '/', { 'accept-language': 'de, ar-MA;q=0.9, fr;q=0.8' }],
    ['fr', '/', {}],
  ])('The server sends a prebuilt page in %s for %s with %j', async (language, path, headers) => {
    const response = await open(path, headers);
    expect(await response.text()).toContain(`<html lang="${language}">`);
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('vary')).toMatch(/accept-language, cookie/);
  });

  test('A prebuilt page contains the public address, and the chosen language is stored in a cookie', async () => {
    const response = await open('/?lng=ar');
    expect(await response.text()).toContain(`href="${server.context.config.publicUrl}/"`);
    expect(response.headers.get('set-cookie')).toMatch(
      /^i18next=ar; Max-Age=\d+; Path=\/; SameSite=Lax$/,
    );
    expect((await open('/')).headers.get('set-cookie')).toBeNull();
  });
});

describe('Static files', () => {
  test.each([
    ['br, gzip', 'br', brotliCompressSync(appScript).length],
    ['gzip, deflate, br, zstd', 'br', brotliCompressSync(appScript).length],
    ['gzip', 'gzip', gzipSync(appScript).length],
    ['identity', null, appScript.length],
  ])(
    'A file named by its content is cacheable for a year, and sent to a browser that accepts %s as the build compressed it (%s)',
    async (accepted, encoding, size) => {
      const { headers, status, body } = await openRaw('/static/js/index.0a1b2c.js', {
        'accept-encoding': accepted,
      });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
        'content-length': String(size),
        vary: 'accept-encoding',
      });
      expect(headers['content-encoding'] ?? null).toBe(encoding);
      if (encoding === null) expect(body).toBe(appScript);
    },
  );

  test('Each encoding of a file has its own ETag, which a browser may revalidate', async () => {
    const path = '/static/js/index.0a1b2c.js';
    const accepted = ['br', 'gzip', 'identity'].map((encoding) => ({
      'accept-encoding': encoding,
    }));
    const tags = await Promise.all(
      accepted.map(async (headers) => (await openRaw(path, headers)).headers.etag ?? ''),
    );
    expect(new Set(tags).size).toBe(3);
    for (const [at, headers] of accepted.entries()) {
      const known = await openRaw(path, { ...headers, 'if-none-match': tags[at] ?? '' });
      expect([known.status, known.body]).toEqual([304, '']);
    }
  });

  test('The compressed copies have no address of their own', async () => {
    for (const extension of ['br', 'gz']) {
      expect((await open(`/static/js/index.0a1b2c.js.${extension}`)).status).toBe(404);
    }
  });

  test('A script that a worker may run may request data of this server, and no other script has a policy that allows it', async () => {
    const policyOf = async (file: string) => {
      const { headers } = await server.anonymous.get(`/${file}`);
      return headers.get('content-security-policy');
    };
    for (const file of ['static/js/async/9d.0a1b2c.js', 'portal-worker.js']) {
      expect(await policyOf(file)).toBe(
        "default-src 'none'; script-src 'self'; connect-src 'self'",
      );
    }
    expect(await policyOf('static/js/index.0a1b2c.js')).not.toContain("connect-src 'self'");
  });

  test('Files with a fixed name are revalidated', async () => {
    const { headers } = await open('/locales/fr/shell.json');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('etag')).not.toBeNull();
  });

  test('Texts are cacheable for a year under the version that the server has, and under no other', async () => {
    const cacheControlOf = async (query: string) => {
      const { status, headers } = await open(`/locales/fr/shell.json${query}`);
      return [status, headers.get('cache-control')];
    };
    expect(await cacheControlOf('?v=0a1b2c3d')).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    for (const query of ['?v=ffffffff', '?v=0a1b2c3d&v=0a1b2c3d', '?v=', '?w=0a1b2c3d']) {
      expect([query, ...(await cacheControlOf(query))]).toEqual([query, 200, 'no-cache']);
    }
  });
});

describe('Service worker', () => {
  const answersOf = async (url: string) => {
    const worker = await fetch(`${url}/portal-worker.js`);
    const page = await fetch(`${url}/dashboard`);
    const told = /name="service-worker" content="(\w+)"/.exec(await page.text())?.[1];
    return [worker.status, worker.headers.get('cache-control'), await worker.text(), told];
  };

  test('The portal registers its service worker, which browsers read again at each visit', async () => {
    expect(await answersOf(server.url)).toEqual([200, 'no-cache', '// keeps', 'on']);
  });

  test('Where the setting is off, the portal registers none, and the address of the worker has one that removes it', async () => {
    const without = await startTestServer({
      beside: server,
      config: { webDir, mediaDir, serviceWorker: false },
    });
    expect(await answersOf(without.url)).toEqual([200, 'no-cache', '// removes', 'off']);
  });
});

describe('Stored images', () => {
  test('The server sends a stored SVG sandboxed, as an attachment', async () => {
    const { status, headers } = await open('/media/demo/bowl.svg');
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
  });

  test('The server sends no HTML file and no folder from the media path', async () => {
    expect((await open('/media/demo/page.html')).status).toBe(404);
    expect((await open('/media/demo/')).status).toBe(404);
  });
});

test('Over https, the XSRF cookie is secure and the server sends an HSTS header', async () => {
  const secure = await startTestServer({
    beside: server,
    config: { webDir, publicUrl: 'https://vendeur.exemple.ma' },
  });
  const { headers } = await fetch(`${secure.url}/dashboard`);
  expect(headers.get('set-cookie')).toContain('; Secure');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

function open(path: string, headers: Record<string, string> = {}) {
  return fetch(`${server.url}${path}`, { headers, redirect: 'manual' });
}

/** Sends the path unchanged, which `fetch` would normalise, and leaves the answer compressed. */
function openRaw(
  path: string,
  sent: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((answer, fail) => {
    get({ hostname, port, path, headers: sent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => answer({ status, headers, body }), fail);
    }).once('error', fail);
  });
}

/** All nonces of a page: those of its policy, then those of its markup. */
async function nonces(path: string) {
  const response = await open(path);
  const policy = response.headers.get('content-security-policy') ?? '';
  const html = await response.text();
  const inPolicy = [...policy.matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce);
  const inPage = [...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
  return { all: [...inPolicy, ...inPage] };
}
