import sanitizeHtml from 'sanitize-html';
import { isTextLink } from '#domain/network/web-link';
import { marksOfStyle } from '#domain/text/style-marks';

/** Whether a style shows a text as an element of this name does; undefined when it leaves that open. */
const SHOWN_AS: Readonly<Record<string, (style: string) => boolean | undefined>> = {
  strong: (style) => marksOfStyle(style).bold,
  b: (style) => marksOfStyle(style).bold,
  em: (style) => marksOfStyle(style).italic,
  i: (style) => marksOfStyle(style).italic,
  u: (style) => marksOfStyle(style).underline,
  s: (style) => marksOfStyle(style).strike,
};

/** The element that shows the first mark of a style; `span`, which is removed, without one. */
function elementOfStyle(style: string): string {
  return ['strong', 'em', 'u', 's'].find((name) => SHOWN_AS[name]?.(style)) ?? 'span';
}

/**
 * Google Docs and other editors write marks as styles, which are removed: a `b` with a normal
 * weight is not bold, and a `span` with a bold one is.
 */
const byStyle: sanitizeHtml.Transformer = (tagName, attribs) => {
  const { style } = attribs;
  const isOtherwise = style !== undefined && SHOWN_AS[tagName]?.(style) === false;
  const isOpen = style !== undefined && SHOWN_AS[tagName] === undefined;
  return { tagName: isOtherwise || isOpen ? elementOfStyle(style) : tagName, attribs };
};

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
    ...Object.fromEntries([...Object.keys(SHOWN_AS), 'span', 'font'].map((tag) => [tag, byStyle])),
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
  return clean(html, ALLOWED);
}

/** Elements in which mail programs put paragraphs. */
const LETTER_BLOCKS = ['div', 'tr', 'center', 'section', 'article', 'header', 'footer', 'address'];

/** In a letter, other blocks are paragraphs too, and the cells of a row are apart. */
const IN_LETTERS: sanitizeHtml.IOptions = {
  ...ALLOWED,
  transformTags: {
    ...ALLOWED.transformTags,
    ...Object.fromEntries(LETTER_BLOCKS.map((tag) => [tag, 'p'])),
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
  },
  exclusiveFilter: ({ tag, text }) =>
    (tag === 'p' || LETTER_BLOCKS.includes(tag)) && text.trim() === '',
  textFilter: (text, tag) => (tag === 'td' || tag === 'th' ? `${text} ` : text),
};

/** The same for the HTML of a letter, whose blocks are seldom paragraphs. */
export function cleanLetterHtml(html: string): string | null {
  return clean(html, IN_LETTERS);
}

function clean(html: string | null | undefined, options: sanitizeHtml.IOptions): string | null {
  const cleaned = sanitizeHtml(html?.normalize('NFC') ?? '', options).trim();
  const text = cleaned.replace(/<[^>]*>|&nbsp;|\u00a0/g, ' ');
  return text.trim() === '' ? null : cleaned;
}
