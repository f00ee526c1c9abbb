/**
 * Writes the lists that are shown before the portal's program has come
 * (docs/decisions/0055-lists-are-shown-before-the-program.md), one file for each language, role and
 * width: the page without rows, the row of each sample with placeholders for its values, and the
 * styles of both.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { root } from './project.mjs';

const FOLDER = 'static/previews';
const HASH_LENGTH = 10;
/** As in src/prerender-previews.tsx. */
const UNKNOWN = '\uE000';
/** What refers to elements by their ids, which the program's page has too. */
const REFERENCES = ['id', 'for', 'aria-controls', 'aria-labelledby', 'aria-describedby'];
/**
 * What only works with the program: announcements, and a link to an id; and React's hints for the
 * pictures of the samples.
 */
const OF_PROGRAM = '[role="status"], a[href^="#"], link';
/** Inert until the program has come. Links only need the browser. */
const CONTROLS = 'button, input, select, textarea, label';
/**
 * What is not known before the program is hidden; in a column, it keeps its width. A pressed link
 * waits for the program.
 */
const STYLES =
  '[data-preview-hidden]{visibility:hidden}' +
  'a[aria-busy]{opacity:.6;cursor:progress}' +
  '[data-preview-room]{display:block;block-size:0;overflow:hidden;visibility:hidden}';

/**
 * @param previews the result of `prerenderPortalPreviews` (src/prerender.tsx)
 * @returns the addresses by the names of the pages, with `:language`, `:role` and `:width`
 */
export function writePreviews(previews) {
  const files = previews.map((preview) => ({
    preview,
    text: JSON.stringify(previewFileOf(preview)),
  }));
  // One hash for all: the documents name one address for each list.
  const hash = createHash('sha256');
  for (const { text } of files) hash.update(text);
  const version = hash.digest('hex').slice(0, HASH_LENGTH);
  mkdirSync(join(root, 'dist/web', FOLDER), { recursive: true });
  for (const { preview, text } of files) {
    const { language, role, width } = preview;
    const name = `${preview.name}.${language}.${role}.${width}.${version}.json`;
    writeFileSync(join(root, 'dist/web', FOLDER, name), text);
  }
  return Object.fromEntries(
    previews.map(({ name }) => [name, `/${FOLDER}/${name}.:language.:role.:width.${version}.json`]),
  );
}

/** @returns the content of one file, in the form of `WrittenPreview` (src/ui/lists/list-preview.ts) */
export function previewFileOf({ body, css, samples, texts }) {
  const { document } = new JSDOM(`<body>${body}</body>`).window;
  const page = document.body;
  removeComments(page);
  for (const element of page.querySelectorAll(OF_PROGRAM)) element.remove();
  for (const element of page.querySelectorAll('*')) tidy(element);
  for (const control of page.querySelectorAll(CONTROLS)) control.setAttribute('inert', '');
  hideUnknown(page);
  const rows = {};
  for (const [name, own] of Object.entries(samples)) {
    const templates = takeRowsOut(page, name, own);
    if (templates) rows[name] = templates;
  }
  if (Object.keys(rows).length === 0) throw new Error('The page shows no samples.');
  return { css: css + STYLES, html: page.innerHTML, rows, texts };
}

/** @returns the row of each sample; null if this width does not show their group */
function takeRowsOut(page, name, samples) {
  const found = samples.map(({ id }) => page.querySelector(`:is(tr, li):has(a[href*="${id}"])`));
  if (!found[0]) return null;
  const { parentElement: rows } = found[0];
  const templates = found.map((row, at) => templateOf(row, samples[at]));
  if (rows.children.length !== samples.length) throw new Error('The list has other rows too.');
  rows.replaceChildren();
  rows.setAttribute('data-preview-rows', name);
  return templates;
}

/** React's marks of boundaries. */
function removeComments(page) {
  const { NodeFilter } = page.ownerDocument.defaultView;
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.remove();
}

function tidy(element) {
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

function hideUnknown(page) {
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (value.includes(UNKNOWN)) element.removeAttribute(name);
    }
    // The pages that the list counts, and the keys, which differ by computer.
    if (element.matches('kbd, [aria-live]')) element.setAttribute('data-preview-hidden', '');
    if (!ownText(element).includes(UNKNOWN)) continue;
    element.textContent = '\u00A0';
    // What stands below a name, for example the state of the store, is not known either.
    const group = element.parentElement;
    const hidden = group.querySelector('a, button') ? element : group;
    hidden.setAttribute('data-preview-hidden', '');
  }
}

function textNodesOf(element) {
  return [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
}

function ownText(element) {
  return textNodesOf(element)
    .map(({ textContent }) => textContent)
    .join('');
}

function removeOwnText(element) {
  for (const node of textNodesOf(element)) node.remove();
}

/** The row with placeholders; what is left of the sample in it is hidden. */
function templateOf(row, sample) {
  for (const element of [row, ...row.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      element.setAttribute(name, name === 'lang' ? '{{lang}}' : withPlaceholders(value, sample));
    }
    for (const node of textNodesOf(element)) {
      node.textContent = withPlaceholders(node.textContent, sample);
    }
  }
  for (const cell of row.querySelectorAll(':is(td, th):not([data-pinned], [data-selecting])')) {
    if (cell.textContent.includes('{{')) continue;
    const room = cell.ownerDocument.createElement('span');
    room.setAttribute('data-preview-room', '');
    room.append(...cell.childNodes);
    cell.append(room);
    cell.setAttribute('data-blank', '');
  }
  for (const element of row.querySelectorAll(':not([data-blank], [data-blank] *)')) {
    if (ownText(element).trim() === '' || ownText(element).includes('{{')) continue;
    if (element.textContent.includes('{{')) removeOwnText(element);
    else element.setAttribute('data-preview-hidden', '');
  }
  return row.outerHTML;
}

function withPlaceholders(text, { lang, ...values }) {
  return Object.entries(values).reduce(
    (whole, [name, value]) => (value === '' ? whole : whole.replaceAll(value, `{{${name}}}`)),
    text,
  );
}
