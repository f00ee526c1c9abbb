/**
 * The document of the portal as the worker stores it: without the nonce of the answer in which it
 * came. Each page that is made from it gets a nonce of its own, in the policy and in the markup.
 */

/** An address of the portal without a page: its document preloads no page's code. */
export const SHELL_PATH = '/dashboard/shell';

/** The cache of the document; one entry for each release. */
export const SHELL_CACHE = 'portal-shell';

const POLICY = 'content-security-policy';

/** Takes the place of the nonce in a stored document. */
const NONCE_SLOT = '{nonce of the page}';

/** Headers that describe the transmission of the answer, or are not for the page. */
const NOT_STORED = [
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'transfer-encoding',
  'vary',
  'x-request-id',
];

/** The key of a release's document in the cache. */
export function shellKey(appScript: string): string {
  return `${SHELL_PATH}?app=${encodeURIComponent(appScript)}`;
}

/**
 * The answer without its nonce, to be stored.
 * @throws Error if the answer is not a document of this release, or has no nonce
 */
export async function storableShell(answer: Response, appScript: string): Promise<Response> {
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes(`"${appScript}"`)) {
    throw new Error('The document of the portal is one of another release.');
  }
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get(POLICY) ?? '')?.[1];
  if (nonce === undefined) throw new Error('The document of the portal has no nonce.');
  const headers = new Headers(answer.headers);
  for (const name of NOT_STORED) headers.delete(name);
  return withNonce({ html, headers }, nonce, NONCE_SLOT);
}

/** A page from a stored document, with a nonce that no other page has. */
export async function pageFromShell(stored: Response): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const html = await stored.text();
  return withNonce({ html, headers: new Headers(stored.headers) }, NONCE_SLOT, nonce);
}

function withNonce(
  { html, headers }: { readonly html: string; readonly headers: Headers },
  old: string,
  nonce: string,
): Response {
  headers.set(POLICY, (headers.get(POLICY) ?? '').replaceAll(old, nonce));
  return new Response(html.replaceAll(old, nonce), { headers });
}
