import { normalizeUrl } from '#domain/public-urls/preload-requests';

/** Whether the document brought answers of the store API along. */
export const hasInlinedResponses = (document: Document): boolean =>
  document.querySelector('script[data-answer^="/api/"]') !== null;

/**
 * A fetch that takes what the document brought along (`script[data-answer]`: JSON by address), each
 * answer once, and asks the network for everything else.
 */
export function fetchInlinedFirst(document: Document, fetch: typeof window.fetch): typeof fetch {
  const brought = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLElement>('script[data-answer]')) {
    brought.set(element.dataset.answer ?? '', element.textContent ?? '');
    element.remove();
  }
  return (input, init) => {
    const address = typeof input === 'string' ? normalizeUrl(input) : '';
    const answer = (init?.method ?? 'GET') === 'GET' ? brought.get(address) : undefined;
    if (answer === undefined) return fetch(input, init);
    brought.delete(address);
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(answer, { headers }));
  };
}
