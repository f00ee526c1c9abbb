import { describe, expect, test } from 'vitest';
import { pageFromShell, shellKey, storableShell } from './shell-document';

const APP_SCRIPT = '/static/js/index.0a1b2c.js';
const NONCE = 'Zm9yIG9uZSBhbnN3ZXI=';

describe('Document of the portal, as the service worker stores it', () => {
  test('The stored document has no nonce of the answer, in its policy or in its markup', async () => {
    const stored = await storableShell(answer(), APP_SCRIPT);
    expect(JSON.stringify([...stored.headers])).not.toContain(NONCE);
    expect(await stored.text()).not.toContain(NONCE);
  });

  test('Each page has one nonce, in its policy and in its markup, that no other page has', async () => {
    const stored = await storableShell(answer(), APP_SCRIPT);
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const page = await pageFromShell(stored.clone());
        const policy = page.headers.get('content-security-policy') ?? '';
        const [, ofPolicy] = /^style-src 'self' 'nonce-([\w+/]{22}==)'; object/.exec(policy) ?? [];
        const [, ofMarkup] = /content="([^"]+)"/.exec(await page.text()) ?? [];
        expect(ofMarkup).toBe(ofPolicy);
        return ofPolicy;
      }),
    );
    expect(new Set([...nonces, NONCE]).size).toBe(4);
  });

  test('A page has the headers of the answer, without those of its transmission', async () => {
    const page = await pageFromShell(await storableShell(answer(), APP_SCRIPT));
    expect(Object.fromEntries(page.headers)).toEqual({
      'content-security-policy': expect.any(String),
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'DENY',
    });
  });

  test.each([
    ['of another release', () => answer({ html: '<script src="/static/js/index.ffffff.js">' })],
    ['that is a problem', () => answer({ status: 503 })],
    ['without a nonce', () => answer({ policy: "style-src 'self'" })],
  ])('A document %s is not stored', async (_, refused) => {
    await expect(storableShell(refused(), APP_SCRIPT)).rejects.toThrow(
      'The document of the portal',
    );
  });

  test('Each release has a key of its own', () => {
    expect(shellKey(APP_SCRIPT)).not.toBe(shellKey('/static/js/index.ffffff.js'));
  });
});

function answer({
  html = `<meta property="csp-nonce" content="${NONCE}"><script src="${APP_SCRIPT}"></script>`,
  policy = `style-src 'self' 'nonce-${NONCE}'; object-src 'none'`,
  status = 200,
} = {}) {
  return new Response(html, {
    status,
    headers: {
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': '10',
      'x-frame-options': 'DENY',
      'x-request-id': 'req_1',
    },
  });
}
