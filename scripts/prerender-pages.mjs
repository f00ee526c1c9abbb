/**
 * Writes the public pages and the first pages of the portal to HTML, one file a page and language,
 * from the bundle and from the documents that the build made for their scripts and stylesheets:
 * complete pages, or the heads of public pages that need a script.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { fillPageTemplate } from './fill-page-template.mjs';
import { writePageRequests } from './page-requests.mjs';
import { writePreviews } from './previews.mjs';
import { root } from './project.mjs';
import { readLocales } from './read-locales.mjs';
import { writeTextsVersion } from './texts-version.mjs';

const web = join(root, 'dist/web');
const bundle = join(root, 'dist/prerender/prerender.js');

/** Social networks do not show an SVG preview for a shared address. */
async function writeSharedPicture() {
  await sharp(join(root, 'src/ui/illustrations/share.svg')).png().toFile(join(web, 'share.png'));
}

/** The module of each page that needs a script. */
const MODULES = {
  shop: 'shop-page',
  product: 'product-page',
  checkout: 'checkout-page',
  tours: 'tours-page',
  tour: 'tour-page',
  placeBooking: 'place-booking-page',
  tourBooking: 'tour-booking-page',
  tourOffer: 'tour-offer-page',
  chat: 'chat-page',
  news: 'news-page',
  post: 'post-page',
  vacancies: 'vacancies-page',
  vacancy: 'vacancy-page',
  application: 'application-page',
  contact: 'contact-page',
  joinWasaler: 'join-page',
  joinSeller: 'join-page',
  comingSoon: 'coming-soon-page',
  redirect: 'redirect-page',
  notFound: 'public-not-found',
};

/** The modules of each page of the portal that is written here. */
const PORTAL_MODULES = {
  signIn: ['sign-in-page'],
  register: ['auth-routes', 'register-page'],
  forgotPassword: ['auth-routes', 'forgot-password-page'],
  newPassword: ['auth-routes', 'new-password-page'],
  forbidden: ['error-pages'],
  notFound: ['error-pages'],
  serverError: ['error-pages'],
  maintenance: ['error-pages'],
};

/** Preloads a page's own code in parallel with its program, which would request it later. */
function codePreloads(name, modules, contentsFile) {
  const contents = JSON.parse(readFileSync(join(root, 'dist', contentsFile), 'utf8'));
  const files = modules.flatMap((module) => {
    const isOf = ({ requests }) => requests.some((one) => one.endsWith(`/${module}`));
    const found = contents.find(isOf)?.files;
    if (!found) throw new Error(`The code of the page ${name} is not in the build: ${module}.`);
    return found;
  });
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map(
      (file) =>
        `<link rel="preload" as="script" href="/${file}" fetchpriority="low" nonce="__CSP_NONCE__">`,
    )
    .join('');
}

/**
 * The script is fetched at once, but after the resources of the document, and starts after the
 * first paint: `src/document-scripts/after-first-paint.ts`.
 */
function withDeferredStart(html) {
  return html.replaceAll(
    /<script type="module" src="([^"]+)"><\/script>/g,
    '<link rel="modulepreload" href="$1" fetchpriority="low" nonce="__CSP_NONCE__" data-program>',
  );
}

/** The file must contain the text, once: the document of the build may have changed. */
function replaced(html, text, replacement) {
  if (html.split(text).length !== 2) throw new Error(`index.html does not have one ${text}.`);
  return html.replace(text, () => replacement);
}

/** The stylesheet in the document itself: the first paint does not wait for a second request. */
function withStylesInlined(html) {
  const links = [...html.matchAll(/<link href="\/([^"]+\.css)" rel="stylesheet">/g)];
  if (links.length === 0) throw new Error('index.html names no stylesheet.');
  return links.reduce((page, [link, file]) => {
    const css = readFileSync(join(web, file), 'utf8');
    return page.replace(link, () => `<style nonce="__CSP_NONCE__">${css}</style>`);
  }, html);
}

/**
 * The template of a page that the portal's program takes over: the document of the portal, with a
 * container that is not empty. Without a script only a sentence is shown, because the form would
 * not work.
 */
function portalTemplate(html, { kind }) {
  const written = `data-written="${kind}"`;
  const parts = [
    ['<html lang="fr" dir="ltr">', `<html lang="__LANGUAGE__" dir="__DIRECTION__" ${written}>`],
    ['<title>Portail vendeur</title>', ''],
    [PORTAL_SCRIPT, '<script src="/before-portal.js"></script>'],
    ['<div id="root"></div>', '<div id="root" data-waiting>__BODY__</div>'],
    // Below the stylesheet, as in the browser: of two equally specific rules, that of a component
    // counts.
    ['</head>', `__HEAD__<noscript>${NO_SCRIPT_STYLE}</noscript></head>`],
  ];
  const template = parts.reduce((page, [text, part]) => replaced(page, text, part), html);
  return withDeferredStart(withStylesInlined(template));
}

/** The script of the pages behind the sign-in, which have first requests. */
const PORTAL_SCRIPT = '<script src="/portal-boot.js" data-page="__FIRST_REQUESTS__"></script>';

const NO_SCRIPT_STYLE = '<style nonce="__CSP_NONCE__">#root{display:none}</style>';

async function writePortalPages(bundled) {
  const portal = readFileSync(join(web, 'index.html'), 'utf8');
  for (const { name, texts, ...written } of await bundled.prerenderPortalPages(readLocales())) {
    const preloads = codePreloads(name, PORTAL_MODULES[name] ?? [], 'contents.json');
    // The program starts below the texts, and reads them.
    const html = fillPageTemplate(portalTemplate(portal, written), {
      ...written,
      head: written.head + preloads,
    }).replace('<noscript>\n', () => `${texts}<noscript>\n`);
    writeFileSync(join(web, 'pages', `portal-${name}.${written.language}.html`), html);
  }
}

/** The stylesheet of the document of the pages behind the sign-in. */
function inlineStylesOfPortal() {
  const file = join(web, 'index.html');
  writeFileSync(file, withStylesInlined(readFileSync(file, 'utf8')));
}

async function prerenderPages() {
  const [page, publicApp] = ['prerendered.html', 'public-app.html'].map((name) =>
    readFileSync(join(web, name), 'utf8'),
  );
  const publicAppDocument = withDeferredStart(publicApp);
  const bundled = await import(pathToFileURL(bundle));
  mkdirSync(join(web, 'pages'), { recursive: true });
  for (const { name, isWhole, ...written } of await bundled.prerenderPages(readLocales())) {
    const html = isWhole
      ? fillPageTemplate(page, written)
      : fillPageTemplate(publicAppDocument, {
          ...written,
          head: written.head + codePreloads(name, [MODULES[name]], 'contents-of-public-app.json'),
        });
    writeFileSync(join(web, 'pages', `${name}.${written.language}.html`), html);
  }
  await writePortalPages(bundled);
  const needs = await bundled.firstRequestsOfPortal(process.env.PUBLIC_API_URL ?? '');
  const previews = writePreviews(await bundled.prerenderPortalPreviews(readLocales()));
  writePageRequests(needs, readLocales(), previews);
  writeTextsVersion();
  inlineStylesOfPortal();
  rmSync(join(web, 'prerendered.html'));
  rmSync(join(root, 'dist/prerender'), { recursive: true });
  await writeSharedPicture();
}

await prerenderPages();
