const KEPT_TAGS: ReadonlySet<string> = new Set([
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'a',
]);
/** Tags whose content is not text. */
const DROPPED_WITH_CONTENT = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'svg',
  'math',
  'template',
]);
const VOID_TAGS = new Set(['br']);
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)(?:>|$)/g;

function escapeText(text: string): string {
  return text.replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function escapeAttribute(text: string): string {
  return text
    .replace(/&(?!amp;)/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;');
}

/** The address of a link if it is safe to follow, else null. */
function linkOf(attributes: string): string | null {
  const found = /(?:^|[\s"'/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const address = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  return /^(?:https?:\/\/|mailto:)[^\s\p{Cc}]+$/iu.test(address) ? address : null;
}

function openingTag(name: string, attributes: string): string {
  if (name !== 'a') return `<${name}>`;
  const address = linkOf(attributes);
  return address ? `<a href="${escapeAttribute(address)}" rel="nofollow noopener">` : '<a>';
}

/**
 * Rich text with only paragraphs, headings, lists, emphasis and links. Other tags are removed and
 * their text remains; scripts, styles and frames are removed with their content; the only attribute
 * left is a link's http(s) or mail address. Open tags are closed. Sanitising safe text again does
 * not change it.
 */
export function sanitiseRichText(html: string): string {
  const open: string[] = [];
  let output = '';
  let dropped: string | null = null;
  let last = 0;
  for (const token of html.matchAll(TOKEN)) {
    if (dropped === null) output += escapeText(html.slice(last, token.index));
    last = token.index + token[0].length;
    const name = token[2]?.toLowerCase();
    const isClosing = token[1] === '/';
    if (name === undefined) continue;
    if (dropped !== null) {
      if (isClosing && name === dropped) dropped = null;
    } else if (DROPPED_WITH_CONTENT.has(name)) {
      if (!isClosing) dropped = name;
    } else if (KEPT_TAGS.has(name)) {
      output += tagFor(name, isClosing, token[3] ?? '', open);
    }
  }
  if (dropped === null) output += escapeText(html.slice(last));
  return (
    output +
    [...open]
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

/** A closing tag also closes the tags opened within it; without an open one it does nothing. */
function tagFor(name: string, isClosing: boolean, attributes: string, open: string[]): string {
  if (VOID_TAGS.has(name)) return isClosing ? '' : `<${name}>`;
  if (!isClosing) {
    open.push(name);
    return openingTag(name, attributes);
  }
  const at = open.lastIndexOf(name);
  if (at < 0) return '';
  return open
    .splice(at)
    .reverse()
    .map((each) => `</${each}>`)
    .join('');
}
