import { JSDOM } from 'jsdom';
import type { Language } from '#domain/format/languages';
import type { Role } from '#domain/permissions/permissions';
import type { PreviewWidth, WrittenPreview } from '../ui/lists/list-preview';

/** A page with its samples as records, as the portal renders it for one language, role and width. */
export interface PreviewMarkup {
  readonly name: string;
  readonly language: Language;
  readonly role: Role;
  readonly width: PreviewWidth;
  readonly body: string;
  readonly css: string;
  /** By group, the values of each sample, which the build replaces by placeholders. */
  readonly samples: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
  readonly texts: Readonly<Record<string, string>>;
}

/** Stands for what only the server knows: every text that contains it is hidden. */
export const UNKNOWN = '\uE000';

/** What refers to elements by their ids, which the app's page has too. */
const REFERENCES = ['id', 'for', 'aria-controls', 'aria-labelledby', 'aria-describedby'];
/**
 * What only works with the app: announcements, and a link to an id; and React's hints for the
 * pictures of the samples.
 */
const OF_APP = '[role="status"], a[href^="#"], link';
/** Inert until the app has come. Links only need the browser. */
const CONTROLS = 'button, input, select, textarea, label';
/**
 * What is not known before the app is hidden; in a column, it keeps its width. A pressed link waits
 * for the app.
 */
const STYLES =
  '[data-preview-hidden]{visibility:hidden}' +
  'a[aria-busy]{opacity:.6;cursor:progress}' +
  '[data-preview-room]{display:block;block-size:0;overflow:hidden;visibility:hidden}';

/** The values of one sample by the names of their placeholders. */
type Sample = Readonly<Record<string, string>>;

/**
 * Makes a template of a rendered list: the page without rows, the row of each sample with
 * placeholders for its values, and the styles of both.
 * @throws if the page shows no samples, or other rows among them
 */
export function previewTemplate({
  body,
  css,
  samples,
  texts,
}: Pick<PreviewMarkup, 'body' | 'css' | 'samples' | 'texts'>): WrittenPreview {
  const { document } = new JSDOM(`<body>${body}</body>`).window;
  const page = document.body;
  removeComments(page);
  for (const element of page.querySelectorAll(OF_APP)) element.remove();
  for (const element of page.querySelectorAll('*')) tidy(element);
  for (const control of page.querySelectorAll(CONTROLS)) control.setAttribute('inert', '');
  hideUnknown(page);
  const rows: Record<string, readonly string[]> = {};
  for (const [name, own] of Object.entries(samples)) {
    const templates = takeRowsOut(page, name, own);
    if (templates) rows[name] = templates;
  }
  if (Object.keys(rows).length === 0) throw new Error('The page shows no samples.');
  return { css: css + STYLES, html: page.innerHTML, rows, texts };
}

/** @returns the row of each sample; null if this width does not show their group */
function takeRowsOut(
  page: HTMLElement,
  name: string,
  samples: readonly Sample[],
): readonly string[] | null {
  const found = samples.map((sample) => ({
    sample,
    row: page.querySelector(`:is(tr, li):has(a[href*="${sample.id}"])`),
  }));
  const rows = found[0]?.row?.parentElement;
  if (!rows) return null;
  const templates = found.map(({ sample, row }) => {
    if (!row) throw new Error(`The list does not show the sample ${sample.id}.`);
    return templateOf(row, sample);
  });
  if (rows.children.length !== samples.length) throw new Error('The list has other rows too.');
  rows.replaceChildren();
  rows.setAttribute('data-preview-rows', name);
  return templates;
}

/** React's marks of boundaries. */
function removeComments(page: HTMLElement): void {
  // 128: NodeFilter.SHOW_COMMENT, which Node does not have.
  const walker = page.ownerDocument.createTreeWalker(page, 128);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function tidy(element: Element): void {
  // Rows of tabs name the direction, which the build does not know; the document has it.
  if (element.matches('[data-orientation]')) element.removeAttribute('dir');
  const isInPicture = element.closest('svg') !== null;
  if (!isInPicture) for (const name of REFERENCES) element.removeAttribute(name);
  // The security policy allows no style attributes: the script sets the styles.
  const style = element.getAttribute('style');
  if (style === null) return;
  element.removeAttribute('style');
  element.setAttribute('data-style', style);
}

function hideUnknown(page: HTMLElement): void {
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (value.includes(UNKNOWN)) element.removeAttribute(name);
    }
    // The pages that the list counts, and the keys, which differ by computer.
    if (element.matches('kbd, [aria-live]')) element.setAttribute('data-preview-hidden', '');
    if (!ownText(element).includes(UNKNOWN)) continue;
    element.textContent = '\u00A0';
    // What stands below a name, for example the state of the store, is not known either.
    const group = element.parentElement ?? element;
    const hidden = group.querySelector('a, button') ? element : group;
    hidden.setAttribute('data-preview-hidden', '');
  }
}

/** 3: Node.TEXT_NODE, which Node does not have. */
function textNodesOf(element: Element): readonly ChildNode[] {
  return [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
}

function ownText(element: Element): string {
  return textNodesOf(element)
    .map(({ textContent }) => textContent ?? '')
    .join('');
}

function removeOwnText(element: Element): void {
  for (const node of textNodesOf(element)) node.remove();
}

function textOf(element: Element): string {
  return element.textContent ?? '';
}

/** The row with placeholders; what is left of the sample in it is hidden. */
function templateOf(row: Element, sample: Sample): string {
  for (const element of [row, ...row.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      element.setAttribute(name, name === 'lang' ? '{{lang}}' : withPlaceholders(value, sample));
    }
    for (const node of textNodesOf(element)) {
      node.textContent = withPlaceholders(node.textContent ?? '', sample);
    }
  }
  for (const cell of row.querySelectorAll(':is(td, th):not([data-pinned], [data-selecting])')) {
    if (textOf(cell).includes('{{')) continue;
    const room = cell.ownerDocument.createElement('span');
    room.setAttribute('data-preview-room', '');
    room.append(...cell.childNodes);
    cell.append(room);
    cell.setAttribute('data-blank', '');
  }
  for (const element of row.querySelectorAll(':not([data-blank], [data-blank] *)')) {
    if (ownText(element).trim() === '' || ownText(element).includes('{{')) continue;
    if (textOf(element).includes('{{')) removeOwnText(element);
    else element.setAttribute('data-preview-hidden', '');
  }
  return row.outerHTML;
}

function withPlaceholders(text: string, { lang, ...values }: Sample): string {
  return Object.entries(values).reduce(
    (whole, [name, value]) => (value === '' ? whole : whole.replaceAll(value, `{{${name}}}`)),
    text,
  );
}
