/**
 * Styles that libraries add to the page must carry the nonce of the content security policy. The
 * server writes it into the page; the bundler's own variable passes it to the libraries that read
 * it there.
 */
// biome-ignore lint/style/useConst: the bundler declares it, and only an assignment is rewritten.
declare let __webpack_nonce__: string;

const meta = document.querySelector('meta[property="csp-nonce"]');
__webpack_nonce__ = meta?.getAttribute('content') ?? '';

export {};
