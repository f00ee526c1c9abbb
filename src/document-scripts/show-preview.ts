import { type Language, languageRecords } from '#domain/format/languages';
import type { Role } from '#domain/permissions/permissions';
import type { PageRequests } from '#domain/public-urls/document-requests';
import { escapeHtml } from '#domain/text/escape-html';
import { type ListPreview, previewWidth, type WrittenPreview } from '../ui/lists/list-preview';
import {
  addressOf,
  keepPaletteKeys,
  keepPress,
  linkTo,
  openPressed,
  watchPointer,
} from './pressed-links';
import { previewOf } from './previews';

export type ShowPreview = typeof showPreview;

/** The least height of a row or card (px): no more are shown than the window has room for. */
const LEAST_ROW_HEIGHT = 64;
/** The page, or its list or board before its first rows or cards. */
const LOADING = 'main [aria-busy="true"]:not(:has([data-row-id]))';

/**
 * Shows a list or board as the build wrote it, with the first values of its records, until the
 * portal's app shows the page. Nothing is shown for a user who has changed the table or the frame,
 * nor in a window between phone and desktop.
 * @param answers the responses to the page's first calls; the app reads the same ones
 */
export async function showPreview(
  page: PageRequests,
  role: Role,
  answers: readonly Promise<Response>[],
): Promise<void> {
  const root = document.documentElement;
  const language = root.lang as Language;
  const width = previewWidth((query) => window.matchMedia(query).matches);
  const preview = previewOf(page.preview?.name ?? '');
  const isUsual =
    root.dataset.layout === 'vertical' && root.dir === languageRecords[language].direction;
  if (!page.preview || !preview || !width || !isUsual) return;
  const address = page.preview.address
    .replace(':language', language)
    .replace(':role', role)
    .replace(':width', width);
  const reading = preview.groups.map(async ({ name, call }) => ({
    name,
    items: (await answers[call]?.then(readItems)) ?? [],
  }));
  const written = await window.fetch(address, { priority: 'high' }).then(readPreview);
  if (!written) return;
  const groups = reading.map(async (group) => {
    const { name, items } = await group;
    const templates = written.rows[name];
    if (!templates || items.length === 0) throw new Error(`Nothing to show in ${name}.`);
    return { name, rows: rowsOf(preview, templates, items, language, written.texts) };
  });
  // With the first records: a board need not wait for the slowest of its columns.
  await Promise.any(groups);
  const place = put(written);
  if (!place) return;
  for (const group of groups) {
    group.then(({ name, rows }) => fill(place, name, rows)).catch(() => undefined);
  }
}

/** The records of a response that the app reads too, later. */
async function readItems(response: Response): Promise<readonly unknown[]> {
  if (!response.ok) return [];
  const answer: unknown = await response.clone().json();
  const items = typeof answer === 'object' && answer !== null && 'items' in answer && answer.items;
  return Array.isArray(items) ? items : [];
}

async function readPreview(response: Response): Promise<WrittenPreview | null> {
  // The build wrote it.
  return response.ok ? ((await response.json()) as WrittenPreview) : null;
}

/** @param templates the row of each sample */
function rowsOf(
  preview: ListPreview<unknown>,
  templates: readonly string[],
  items: readonly unknown[],
  language: Language,
  texts: WrittenPreview['texts'],
): string {
  return items
    .slice(0, Math.ceil(window.innerHeight / LEAST_ROW_HEIGHT))
    .map((item) => {
      const values = preview.values(item, language, texts);
      const row = templates[preview.sampleOf(item)] ?? '';
      return row.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
    })
    .join('');
}

/** Shows the records of a group. */
function fill(place: HTMLElement, name: string, rows: string): void {
  const group = place.querySelector(`[data-preview-rows="${name}"]`);
  if (!group) return;
  group.innerHTML = rows;
  setStyles(group);
}

/** The security policy allows no style attributes, but scripts may set styles. */
function setStyles(part: Element): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
}

/**
 * Puts the page, without records, in front of the container of the app until that has the page.
 * @returns the page; null if the app was faster
 */
function put({ css, html }: WrittenPreview): HTMLElement | null {
  const container = document.getElementById('root');
  if (!container || isShown(container)) return null;
  const place = document.createElement('div');
  place.innerHTML = html;
  setStyles(place);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  // Behind the preview, and not by `visibility` or `opacity`: with reduced motion, every change of
  // these is a transition, and the app's page would be missing in one frame.
  container.inert = true;
  container.style.cssText = 'position:absolute;inset-block-start:0;inset-inline:0;z-index:-1';
  place.style.cssText = 'position:relative;min-block-size:100vh;background:var(--ground)';
  document.body.prepend(place);
  const pressed = keepPress(place);
  const exchange = () => {
    if (isPointerDown() || !isShown(container)) return;
    observer.disconnect();
    ended.abort();
    const focused = addressOf(document.activeElement);
    place.remove();
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
    container.inert = false;
    container.style.cssText = '';
    linkTo(container, focused)?.focus();
    openPressed(container, pressed());
    pressPaletteKeys();
  };
  // A listener of the window would keep the removed preview in memory.
  const ended = new AbortController();
  const isPointerDown = watchPointer(place, exchange, ended.signal);
  const pressPaletteKeys = keepPaletteKeys(ended.signal);
  const observer = new MutationObserver(exchange);
  observer.observe(document.body, { childList: true, subtree: true });
  return place;
}

/** Whether the app shows a page, or the document says that it cannot. */
function isShown(container: HTMLElement): boolean {
  const hasPage = container.querySelector('h1') && !container.querySelector(LOADING);
  return hasPage || document.querySelector('body > .no-page') !== null;
}
