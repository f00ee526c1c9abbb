import { normalizeUrl } from '#domain/public-urls/normalize-url';

/** Whether the document contains inlined responses of the store API. */
export function hasInlinedResponses(document: Document): boolean {
  return document.querySelector('script[data-answer^="/api/"]') !== null;
}

/** The fetch for the next request: it can be another one for each. */
export type CurrentFetch = () => typeof fetch;

/**
 * A fetch that uses each response inlined in the document (`script[data-answer]`: JSON by address)
 * once, and the network for all others; that of the network itself when no inlined response is left.
 */
export function inlinedFirst(document: Document, network: CurrentFetch): CurrentFetch {
  const brought = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLElement>('script[data-answer]')) {
    brought.set(element.dataset.answer ?? '', element.textContent ?? '');
    element.remove();
  }
  const takeInlined: typeof fetch = (input, init) => {
    const address = typeof input === 'string' ? normalizeUrl(input) : '';
    const answer = (init?.method ?? 'GET') === 'GET' ? brought.get(address) : undefined;
    if (answer === undefined) return network()(input, init);
    brought.delete(address);
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(answer, { headers }));
  };
  return () => (brought.size > 0 ? takeInlined : network());
}
