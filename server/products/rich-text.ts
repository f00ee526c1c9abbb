import sanitizeHtml from 'sanitize-html';
import { isTextLink } from '#domain/network/web-link';

/** Only the tags and attributes that the portal's editor writes. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'hr',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'pre',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  // The content of these tags is not text.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'template',
    'title',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
  ],
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && isTextLink(href.trim()) && { href }),
        rel: 'nofollow noopener noreferrer',
      },
    }),
  },
};

/**
 * Cleans rich text to what the editor writes: no scripts, styles, frames, event handlers, and no
 * address but of the public web, of mail and of telephone. Cleaning a cleaned text does not change it. Null when no
 * text is left, as in the empty paragraph of an empty editor.
 */
export function cleanRichText(html: string | null | undefined): string | null {
  const clean = sanitizeHtml(html?.normalize('NFC') ?? '', ALLOWED).trim();
  const text = clean.replace(/<[^>]*>|&nbsp;|\u00a0/g, ' ');
  return text.trim() === '' ? null : clean;
}
