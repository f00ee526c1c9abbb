import { createInstance, type i18n as I18n, type Resource } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { ServerStyleSheet } from 'styled-components';
import {
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  languageRecords,
} from '#domain/format/languages';
import {
  PRERENDERED_PAGES,
  type PrerenderedPage,
  PUBLIC_APP_DOCUMENTS,
  PUBLIC_APP_PAGES,
  type PublicAppDocument,
} from '#domain/public-urls/document-for-path';
import { inlineResponseScript } from '#domain/public-urls/preload-requests';
import { textFormat } from '#infrastructure/languages/text-format';
import { textsAddress } from '#infrastructure/languages/texts-address';
import type { PortalNeeds } from './prerender-first-requests';
import type { PortalPageMarkup } from './prerender-portal';
import type { PreviewMarkup } from './prerender-previews';
import { FIRST_NAMESPACES } from './ui/app/first-namespaces';
import { PagePlaceholder } from './ui/public-app/page-placeholder';
import { textsOfPublicAppPage } from './ui/public-app/public-app-texts';
import {
  TourInitialContent,
  ToursInitialContent,
} from './ui/public-app/tours/tours-initial-content';
import {
  VacanciesInitialContent,
  VacancyInitialContent,
} from './ui/public-app/vacancies/initial-content';
import { PublicLayout } from './ui/public-pages/layout/public-layout';
import { PrerenderedHead } from './ui/public-pages/prerendered/prerendered-head';
import { prerenderedPages } from './ui/public-pages/prerendered/prerendered-pages';
import { PublicAppHead } from './ui/public-pages/prerendered/public-app-head';
import { ProductInitialContent, ShopInitialContent } from './ui/storefront/initial-content';
import { TextsProvider } from './ui/text/texts-provider';

/**
 * A page in one language, to be inserted into its template; `body` is shown before any script runs.
 */
export interface PrerenderedDocument {
  readonly name: string;
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly head: string;
  readonly body: string;
  /**
   * If false, a program fills the page: its template is `src/public-app.html`, not
   * `src/prerendered-page.html`.
   */
  readonly isWhole: boolean;
}

/**
 * Writes every page that needs no program, and the head of every other public page, in every
 * language. Called once, during the build.
 * @param texts all texts by language and namespace
 */
export async function prerenderPages(texts: Resource): Promise<readonly PrerenderedDocument[]> {
  const inLanguages = LANGUAGES.map(async (language) => {
    const i18n = await startIn(language, texts);
    const markupOf: MarkupOf = (content) =>
      renderToStaticMarkup(<TextsProvider i18n={i18n}>{content}</TextsProvider>);
    const { direction } = languageRecords[language];
    const documents = [
      ...PRERENDERED_PAGES.map((page) => ({
        name: page.name,
        isWhole: true,
        head: markupOf(<PrerenderedHead {...page} language={language} />),
        ...withStyles(page, markupOf),
      })),
      ...PUBLIC_APP_DOCUMENTS.map((name) => {
        const { body, more } = documentWithInitialContent(name, markupOf);
        return {
          name,
          body,
          isWhole: false,
          more: more + textsInDocument(texts, textsOfPublicAppPage(name), language),
          head: markupOf(<PublicAppHead name={name} language={language} />),
        };
      }),
    ];
    return documents.map(({ more, head, ...page }) => ({
      ...page,
      language,
      direction,
      head: head + more,
    }));
  });
  return (await Promise.all(inLanguages)).flat();
}

/** A page of the portal in one language; `texts` is read by its program, and belongs after `body`. */
export interface PortalPage extends PortalPageMarkup {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: string;
}

/**
 * Writes the pages of the portal that its program takes over, in every language. Called once,
 * during the build for production.
 * @param texts all texts by language and namespace
 */
export async function prerenderPortalPages(texts: Resource): Promise<readonly PortalPage[]> {
  const pages: PortalPage[] = [];
  // The development server, which does not write these pages, never loads the portal's code.
  const { prerenderPortal } = await import('./prerender-portal');
  // One language after the other: the pages load their texts from the instance that was made last.
  for (const language of LANGUAGES) {
    const { direction } = languageRecords[language];
    const inDocument = textGroupInDocument(texts, FIRST_NAMESPACES, language);
    for (const page of await prerenderPortal(await startIn(language, texts))) {
      pages.push({ ...page, language, direction, texts: inDocument });
    }
  }
  return pages;
}

/**
 * Writes the lists that are shown before the portal's program has come, in every language.
 * @param texts all texts by language and namespace
 */
export async function prerenderPortalPreviews(texts: Resource): Promise<readonly PreviewMarkup[]> {
  const { prerenderPreviews } = await import('./prerender-previews');
  const written: PreviewMarkup[] = [];
  // One after the other, like the pages.
  for (const language of LANGUAGES) {
    written.push(...(await prerenderPreviews(await startIn(language, texts))));
  }
  return written;
}

/** What the pages behind the sign-in request first. */
export async function firstRequestsOfPortal(apiHost: string): Promise<PortalNeeds> {
  const { portalNeeds } = await import('./prerender-first-requests');
  return portalNeeds(apiHost);
}

async function startIn(language: Language, texts: Resource): Promise<I18n> {
  const i18n = createInstance();
  await i18n.use(textFormat).use(initReactI18next).init({
    lng: language,
    resources: texts,
    defaultNS: 'common',
  });
  return i18n;
}

/**
 * The first texts of a page, with those of the fallback language, inlined where `fetchInlinedFirst`
 * reads them.
 */
function textsInDocument(texts: Resource, names: readonly string[], language: Language): string {
  const asked = new Set([language, FALLBACK_LANGUAGE]);
  const files = [...asked].flatMap((one) =>
    names.map((name) => {
      const json = JSON.stringify(texts[one]?.[name]);
      return inlineResponseScript(textsAddress(one, [name]), json);
    }),
  );
  return files.join('');
}

/** The same, in the form in which the portal requests a group of texts. */
function textGroupInDocument(
  texts: Resource,
  names: readonly string[],
  language: Language,
): string {
  const group = Object.fromEntries(
    [language, FALLBACK_LANGUAGE].map((one) => [
      one,
      Object.fromEntries(names.map((name) => [name, texts[one]?.[name]])),
    ]),
  );
  return inlineResponseScript(textsAddress(language, names), JSON.stringify(group));
}

type MarkupOf = (content: ReactNode) => string;

function withStyles(
  { name, path }: { name: PrerenderedPage; path: string },
  markupOf: MarkupOf,
): Styled {
  const Content = prerenderedPages[name];
  return styled(
    <PublicLayout pathname={path}>
      <Content />
    </PublicLayout>,
    markupOf,
  );
}

const initialContent: Partial<Record<PublicAppDocument, ComponentType>> = {
  shop: ShopInitialContent,
  product: ProductInitialContent,
  vacancies: VacanciesInitialContent,
  vacancy: VacancyInitialContent,
  tours: ToursInitialContent,
  tour: TourInitialContent,
};

/**
 * The page frame with a placeholder until the page's program loads; empty for the redirect pages.
 */
function documentWithInitialContent(name: PublicAppDocument, markupOf: MarkupOf): Styled {
  if (name === 'redirect') return { more: '', body: '' };
  const BeforeProgram = initialContent[name] ?? PagePlaceholder;
  return styled(
    <PublicLayout pathname={placeOf(name)}>
      <BeforeProgram />
    </PublicLayout>,
    markupOf,
  );
}

/** The path of a page, for the active links of the frame. */
function placeOf(name: PublicAppDocument): string {
  const listed = PUBLIC_APP_PAGES.find((page) => page.name === name);
  if (listed) return listed.path;
  if (name === 'product' || name === 'checkout') return '/product/_';
  if (name === 'tour' || name === 'placeBooking') return '/tour/_';
  return name === 'post' ? '/post/_' : '';
}

/** Markup of the body, and of its style sheet for the head. */
interface Styled {
  readonly more: string;
  readonly body: string;
}

function styled(content: ReactNode, markupOf: MarkupOf): Styled {
  const sheet = new ServerStyleSheet();
  const body = markupOf(sheet.collectStyles(content));
  const more = sheet.getStyleTags().replaceAll('<style ', '<style nonce="__CSP_NONCE__" ');
  sheet.seal();
  return { more, body };
}
