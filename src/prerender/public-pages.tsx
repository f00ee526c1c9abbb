import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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
import { textsAddress } from '#infrastructure/languages/texts-address';
import { PagePlaceholder } from '../ui/public-app/page-placeholder';
import { textsOfPublicAppPage } from '../ui/public-app/public-app-texts';
import {
  TourInitialContent,
  ToursInitialContent,
} from '../ui/public-app/tours/tours-initial-content';
import {
  VacanciesInitialContent,
  VacancyInitialContent,
} from '../ui/public-app/vacancies/initial-content';
import { PublicLayout } from '../ui/public-pages/layout/public-layout';
import { PrerenderedHead } from '../ui/public-pages/prerendered/prerendered-head';
import { prerenderedPages } from '../ui/public-pages/prerendered/prerendered-pages';
import { PublicAppHead } from '../ui/public-pages/prerendered/public-app-head';
import { ProductInitialContent, ShopInitialContent } from '../ui/storefront/initial-content';
import { TextsProvider } from '../ui/text/texts-provider';
import { startTexts, type Texts } from './texts';

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
   * If false, an app fills the page: its template is `templates/public-app.html`, not
   * `templates/prerendered-page.html`.
   */
  readonly isWhole: boolean;
}

/**
 * Writes every page that needs no app, and the head of every other public page, in every
 * language. Called once, during the build.
 * @param texts all texts by language and namespace
 */
export async function prerenderPages(texts: Texts): Promise<readonly PrerenderedDocument[]> {
  const inLanguages = LANGUAGES.map(async (language) => {
    const i18n = await startTexts(language, texts);
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

/**
 * The first texts of a page, with those of the fallback language, inlined where `inlinedFirst`
 * reads them.
 */
function textsInDocument(texts: Texts, names: readonly string[], language: Language): string {
  const asked = new Set([language, FALLBACK_LANGUAGE]);
  const files = [...asked].flatMap((one) =>
    names.map((name) => {
      const json = JSON.stringify(texts[one][name]);
      return inlineResponseScript(textsAddress(one, [name]), json);
    }),
  );
  return files.join('');
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
 * The page frame with a placeholder until the page's app loads; empty for the redirect pages.
 */
function documentWithInitialContent(name: PublicAppDocument, markupOf: MarkupOf): Styled {
  if (name === 'redirect') return { more: '', body: '' };
  const BeforeApp = initialContent[name] ?? PagePlaceholder;
  return styled(
    <PublicLayout pathname={placeOf(name)}>
      <BeforeApp />
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
