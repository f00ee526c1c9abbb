import { marksOfStyle, type StyleMarks } from '#domain/text/style-marks';
import { STYLE_ATTRIBUTE, withUnappliedStyles } from '#domain/text/unapplied-styles';
import { joinWordLists } from './word-lists';

/** What a text inherits from the elements around it. */
interface Marks {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly code: boolean;
  /** The address of the link around it. */
  readonly href: string | null;
}

const PLAIN: Marks = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  code: false,
  href: null,
};

/** Elements without a text to paste. */
const DROPPED =
  'script, style, title, meta, link, base, template, noscript, iframe, object, svg, math, xml, head';
const BOLD_TAGS = /^(?:b|strong)$/;
const ITALIC_TAGS = /^(?:i|em)$/;
const UNDERLINE_TAGS = /^(?:u|ins)$/;
const STRIKE_TAGS = /^(?:s|strike|del)$/;
const CODE_TAGS = /^(?:code|kbd|samp|tt)$/;
const HEADING = /^h([1-6])$/;
/** Blocks that the editor has itself. */
const BLOCK_TAGS = /^(?:p|ul|ol|li|blockquote|pre|hr|br)$/;
/** Blocks that become paragraphs. */
const OTHER_BLOCKS =
  /^(?:address|article|aside|body|caption|center|dd|details|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|header|legend|main|nav|section|summary|table|tbody|td|tfoot|th|thead|tr)$/;

/** The style of an element: that of the style sheets in the text, then its own. */
type StyleOf = (element: Element) => string;

/**
 * Pasted HTML with elements instead of styles: text that is shown bold, italic, underlined or
 * struck becomes `strong`, `em`, `u` or `s`, whatever elements and styles the source uses. Google
 * Docs writes everything into a `b` with a normal weight; Word writes lists as paragraphs. Styles
 * are read from the text, because the page's policy blocks them in every document that is parsed. HTML that an editor of the portal copied stays as it is.
 */
export function semanticHtml(html: string): string {
  const { html: unapplied, sheets } = withUnappliedStyles(html);
  const parsed = new DOMParser().parseFromString(unapplied, 'text/html');
  if (parsed.querySelector('[data-pm-slice]')) return unapplied;
  const styleOf = styleReader(sheets);
  for (const element of parsed.querySelectorAll(DROPPED)) element.remove();
  joinWordLists(parsed.body);
  const target = parsed.createElement('div');
  const shift = parsed.querySelector('h1') ? 1 : 0;
  appendContent(parsed.body, target, PLAIN, { styleOf, shift });
  return target.innerHTML;
}

interface Reading {
  readonly styleOf: StyleOf;
  /** The editor's headings begin at level 2: with a first level all move down. */
  readonly shift: number;
}

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const AT_RULE = /@[^{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g;
const WITHOUT_RULES = /<!--|-->|\/\*[\s\S]*?\*\//g;

/** Rules of the sheets in the text count in their order; selectors that no browser knows do not. */
function styleReader(sheets: string): StyleOf {
  const rules = [...sheets.replace(WITHOUT_RULES, '').replace(AT_RULE, '').matchAll(RULE)].filter(
    ([, , declarations = '']) => Object.keys(marksOfStyle(declarations)).length > 0,
  );
  const isMatch = (element: Element, selector: string) => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  };
  return (element) =>
    [
      ...rules.flatMap(([, selector = '', declarations = '']) =>
        isMatch(element, selector.trim()) ? [declarations] : [],
      ),
      element.getAttribute(STYLE_ATTRIBUTE) ?? '',
    ].join(';');
}

function marksInside(element: Element, tag: string, style: StyleMarks, around: Marks): Marks {
  const isHeading = HEADING.test(tag);
  const href = tag === 'a' ? element.getAttribute('href') : around.href;
  const own = {
    bold: style.bold ?? (BOLD_TAGS.test(tag) || around.bold),
    italic: style.italic ?? (ITALIC_TAGS.test(tag) || around.italic),
    underline: around.underline || (style.underline ?? UNDERLINE_TAGS.test(tag)),
    strike: around.strike || (style.strike ?? STRIKE_TAGS.test(tag)),
    code: around.code || CODE_TAGS.test(tag),
    href,
  };
  // A heading is bold and a link underlined by what it is.
  return { ...own, bold: own.bold && !isHeading, underline: own.underline && href === null };
}

function nameOfBlock(tag: string, { shift }: Reading): string | null {
  const level = HEADING.exec(tag)?.[1];
  if (level) return `h${Math.min(4, Math.max(2, Number(level) + shift))}`;
  if (BLOCK_TAGS.test(tag)) return tag;
  return OTHER_BLOCKS.test(tag) ? 'div' : null;
}

function appendContent(from: Element, to: Element, marks: Marks, reading: Reading): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) appendText(to, node.textContent ?? '', marks);
    if (node.nodeType === Node.ELEMENT_NODE) {
      // Only elements have this type.
      appendElement(node as Element, to, marks, reading);
    }
  }
}

function appendElement(element: Element, to: Element, around: Marks, reading: Reading): void {
  const style = marksOfStyle(reading.styleOf(element));
  if (isWithoutText(element, style)) return;
  if (isReplacedBlank(element)) {
    appendText(to, ' ', around);
    return;
  }
  const tag = element.localName;
  const name = nameOfBlock(tag, reading);
  const target = name === null ? to : appendBlock(element, to, name);
  appendContent(element, target, marksInside(element, tag, style, around), reading);
}

function appendBlock(element: Element, to: Element, name: string): Element {
  const block = to.ownerDocument.createElement(name);
  const start = element.getAttribute('start');
  if (name === 'ol' && start !== null && /^\d{1,6}$/.test(start))
    block.setAttribute('start', start);
  to.append(block);
  return block;
}

/** Hidden, the line break that a browser adds, or the `o:p` with which Word ends a paragraph. */
function isWithoutText(element: Element, { hidden = false }: StyleMarks): boolean {
  const isOfficeEnd = element.localName === 'o:p' && element.textContent?.trim() === '';
  return hidden || isOfficeEnd || element.classList.contains('Apple-interchange-newline');
}

/** Browsers write a blank at the edge of an element as a no-break space in a span of its own. */
function isReplacedBlank(element: Element): boolean {
  const isBare = !element.hasAttribute('class') && !element.hasAttribute(STYLE_ATTRIBUTE);
  const isMarked = element.classList.contains('Apple-converted-space');
  return element.localName === 'span' && element.textContent === '\u00a0' && (isBare || isMarked);
}

function appendText(to: Element, text: string, marks: Marks): void {
  const { ownerDocument } = to;
  const around = [
    ...(marks.href === null ? [] : ['a']),
    ...(marks.bold ? ['strong'] : []),
    ...(marks.italic ? ['em'] : []),
    ...(marks.underline ? ['u'] : []),
    ...(marks.strike ? ['s'] : []),
    ...(marks.code ? ['code'] : []),
  ];
  let inner: Node = ownerDocument.createTextNode(text);
  // Blanks between blocks are no text.
  const isText = text.trim() !== '' || /\u00a0/.test(text) || !/[\r\n]/.test(text);
  for (const name of isText ? around.reverse() : []) {
    const wrapper = ownerDocument.createElement(name);
    if (name === 'a' && marks.href !== null) wrapper.setAttribute('href', marks.href);
    wrapper.append(inner);
    inner = wrapper;
  }
  to.append(inner);
}
