/**
 * Writes the public pages and the first pages of the portal to HTML, one file a page and language,
 * from the documents that the build made for their scripts and stylesheets: complete pages, or the
 * heads of public pages that need an app. Runs once in each build, after all other bundles.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { PublicAppDocument } from '#domain/public-urls/document-for-path';
import { publicAppPages } from '../ui/public-app/public-app-pages';
import { PAGES_FOLDER, WEB_FOLDER } from './build-folders';
import {
  type LoadedTogether,
  readBuildContents,
  scriptsOfImport,
  scriptsOfPage,
} from './code-of-page';
import {
  fillPageTemplate,
  portalTemplate,
  withDeferredStart,
  withStylesInlined,
} from './document-templates';
import { prerenderListPreviews } from './list-previews';
import { writePageRequests } from './page-requests';
import { type PortalPage, prerenderPortalPages } from './portal-pages';
import { type PrerenderedDocument, prerenderPages } from './public-pages';
import { portalNeeds } from './route-requests';
import { readTexts, type Texts } from './texts';
import { writeListPreviews } from './write-list-previews';

/** The document of the portal behind the sign-in, which its first pages are made of too. */
const PORTAL_DOCUMENT = join(WEB_FOLDER, 'index.html');

/** The document of the pages that need no app. The server never sends it as it is. */
const PRERENDERED_DOCUMENT = join(WEB_FOLDER, 'prerendered.html');

/** Preloads a page's own code in parallel with its app, which would request it later. */
function preloadsOf(scripts: readonly string[]): string {
  return [...new Set(scripts)]
    .map(
      (file) =>
        `<link rel="preload" as="script" href="${file}" fetchpriority="low" nonce="__CSP_NONCE__">`,
    )
    .join('');
}

async function writePublicPages(texts: Texts): Promise<void> {
  const prerendered = readFileSync(PRERENDERED_DOCUMENT, 'utf8');
  const publicApp = withDeferredStart(readFileSync(join(WEB_FOLDER, 'public-app.html'), 'utf8'));
  const contents = readBuildContents('contents-of-public-app.json');
  for (const page of await prerenderPages(texts)) {
    const html = page.isWhole
      ? fillPageTemplate(prerendered, page)
      : fillPageTemplate(publicApp, { ...page, head: page.head + publicPreloads(page, contents) });
    writeFileSync(join(PAGES_FOLDER, `${page.name}.${page.language}.html`), html);
  }
}

function publicPreloads(
  { name }: PrerenderedDocument,
  contents: readonly LoadedTogether[],
): string {
  // The key of a public page's title is the name of its document.
  const found = publicAppPages.find(({ title }) => title === (name as PublicAppDocument));
  if (!found) throw new Error(`The public app has no page ${name}.`);
  return preloadsOf(scriptsOfPage(contents, found.page.name));
}

async function writePortalPages(texts: Texts): Promise<void> {
  const portal = readFileSync(PORTAL_DOCUMENT, 'utf8');
  const contents = readBuildContents('contents.json');
  for (const page of await prerenderPortalPages(texts)) {
    const html = fillPageTemplate(portalTemplate(portal, page.kind), {
      ...page,
      head: page.head + portalPreloads(page, contents),
      // The app starts below the texts, and reads them.
    }).replace('<noscript>\n', () => `${page.texts}<noscript>\n`);
    writeFileSync(join(PAGES_FOLDER, `portal-${page.name}.${page.language}.html`), html);
  }
}

function portalPreloads(
  { component, hasLazyRoute }: PortalPage,
  contents: readonly LoadedTogether[],
): string {
  const routes = hasLazyRoute ? scriptsOfImport(contents, /\/auth-routes$/) : [];
  return preloadsOf([...routes, ...scriptsOfPage(contents, component)]);
}

/** The version of the texts in the addresses of this build, for server/http/static-files.ts. */
function writeTextsVersion(): void {
  const version = process.env.TEXTS_VERSION;
  writeFileSync(join(WEB_FOLDER, 'locales/version.json'), JSON.stringify({ version }));
}

/** Social networks do not show an SVG preview for a shared address. */
async function writeSharedPicture(): Promise<void> {
  const picture = sharp(resolve('src/ui/illustrations/share.svg')).png();
  await picture.toFile(join(WEB_FOLDER, 'share.png'));
}

async function writePages(): Promise<void> {
  const texts = readTexts();
  mkdirSync(PAGES_FOLDER, { recursive: true });
  await writePublicPages(texts);
  await writePortalPages(texts);
  const needs = await portalNeeds(process.env.PUBLIC_API_URL ?? '');
  const previews = writeListPreviews(await prerenderListPreviews(texts));
  writePageRequests(needs, texts, previews);
  writeTextsVersion();
  writeFileSync(PORTAL_DOCUMENT, withStylesInlined(readFileSync(PORTAL_DOCUMENT, 'utf8')));
  rmSync(PRERENDERED_DOCUMENT);
  await writeSharedPicture();
}

await writePages();
