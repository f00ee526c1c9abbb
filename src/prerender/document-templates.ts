import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalDocumentKind } from '#domain/public-urls/document-for-path';
import { WEB_FOLDER } from './build-folders';
import type { PrerenderedDocument } from './public-pages';

/** The script of the pages behind the sign-in, which have first requests. */
const PORTAL_SCRIPT = '<script src="/portal-boot.js" data-page="__FIRST_REQUESTS__"></script>';

const NO_SCRIPT_STYLE = '<style nonce="__CSP_NONCE__">#root{display:none}</style>';

/**
 * The script is fetched at once, but after the resources of the document, and starts after the
 * first paint: `src/document-scripts/after-first-paint.ts`.
 */
export function withDeferredStart(html: string): string {
  return html.replaceAll(
    /<script type="module" src="([^"]+)"><\/script>/g,
    '<link rel="modulepreload" href="$1" fetchpriority="low" nonce="__CSP_NONCE__" data-app>',
  );
}

/** The stylesheet in the document itself: the first paint does not wait for a second request. */
export function withStylesInlined(html: string): string {
  const links = [...html.matchAll(/<link href="\/([^"]+\.css)" rel="stylesheet">/g)];
  if (links.length === 0) throw new Error('The document of the portal names no stylesheet.');
  return links.reduce((page, [link, file = '']) => {
    const css = readFileSync(join(WEB_FOLDER, file), 'utf8');
    return page.replace(link, () => `<style nonce="__CSP_NONCE__">${css}</style>`);
  }, html);
}

/**
 * The template of a page that the portal's app takes over: the document of the portal, with a
 * container that is not empty. Without a script only a sentence is shown, because the form would
 * not work.
 * @throws if the document is not the one that this function knows
 */
export function portalTemplate(html: string, kind: PortalDocumentKind): string {
  const written = `data-written="${kind}"`;
  const parts = [
    ['<html lang="fr" dir="ltr">', `<html lang="__LANGUAGE__" dir="__DIRECTION__" ${written}>`],
    ['<title>Portail vendeur</title>', ''],
    [PORTAL_SCRIPT, '<script src="/before-portal.js"></script>'],
    ['<div id="root"></div>', '<div id="root" data-waiting>__BODY__</div>'],
    // Below the stylesheet, as in the browser: of two equally specific rules, that of a component
    // counts.
    ['</head>', `__HEAD__<noscript>${NO_SCRIPT_STYLE}</noscript></head>`],
  ] as const;
  const template = parts.reduce((page, [text, part]) => replacedOnce(page, text, part), html);
  return withDeferredStart(withStylesInlined(template));
}

/** The document must contain the text once: its template may have changed. */
function replacedOnce(html: string, text: string, replacement: string): string {
  if (html.split(text).length !== 2) {
    throw new Error(`The document of the portal does not have one ${text}.`);
  }
  return html.replace(text, () => replacement);
}

/**
 * A public page's document: its prerendered content in its template. Uses replacer functions,
 * because a dollar sign in a text would otherwise be read as a pattern.
 */
export function fillPageTemplate(
  template: string,
  {
    language,
    direction,
    head,
    body,
  }: Pick<PrerenderedDocument, 'language' | 'direction' | 'head' | 'body'>,
): string {
  return template
    .replace('__LANGUAGE__', () => language)
    .replace('__DIRECTION__', () => direction)
    .replace('__HEAD__', () => head)
    .replace('__BODY__', () => body);
}
