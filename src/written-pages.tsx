import { createInstance, type Resource } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { ServerStyleSheet } from 'styled-components';
import {
  VISIT_DOCUMENTS,
  VISIT_PAGES,
  type VisitDocument,
  WRITTEN_PAGES,
  type WrittenPage,
} from '#domain/addresses/documents';
import { answerInDocument } from '#domain/addresses/first-calls';
import {
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  languageRecords,
} from '#domain/format/languages';
import { countFormat } from '#infrastructure/languages/count-format';
import { ProductBeforeProgram, ShopBeforeProgram } from './ui/shop/before-program';
import { Room } from './ui/visit/room';
import { textsOfVisit } from './ui/visit/visit-texts';
import { VisitorFrame } from './ui/visitors/frame/visitor-frame';
import { VisitHead } from './ui/visitors/written/visit-head';
import { writtenContent } from './ui/visitors/written/written-content';
import { WrittenHead } from './ui/visitors/written/written-head';

/** A page in a language, to be put into its template: what is shown, where no program shows it. */
export interface WrittenDocument {
  readonly name: string;
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly head: string;
  readonly body: string;
  /** Where it is not, a program fills the page: its template is `src/visit.html`, not `src/page.html`. */
  readonly isWhole: boolean;
}

/**
 * Writes every page that needs no program, and the head of every other public page, in every
 * language. Called once, when the portal is built.
 * @param texts all texts by language and namespace
 */
export async function writtenPages(texts: Resource): Promise<readonly WrittenDocument[]> {
  const inLanguages = LANGUAGES.map(async (language) => {
    const i18n = createInstance();
    await i18n
      .use(countFormat)
      .use(initReactI18next)
      .init({
        lng: language,
        resources: texts,
        defaultNS: 'common',
        interpolation: { escapeValue: false, alwaysFormat: true },
      });
    const markupOf: MarkupOf = (content) =>
      renderToStaticMarkup(<I18nextProvider i18n={i18n}>{content}</I18nextProvider>);
    const { direction } = languageRecords[language];
    const documents = [
      ...WRITTEN_PAGES.map((page) => ({
        name: page.name,
        isWhole: true,
        head: markupOf(<WrittenHead {...page} language={language} />),
        ...withStyles(page, markupOf),
      })),
      ...VISIT_DOCUMENTS.map((name) => {
        const { body, more } = beforeProgram(name, markupOf);
        return {
          name,
          body,
          isWhole: false,
          more: more + textsInDocument(texts, name, language),
          head: markupOf(<VisitHead name={name} language={language} />),
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
 * The texts that a page begins with, those of the language that stands in for missing ones among them,
 * where its program takes them from: `takingFromDocument`.
 */
const textsInDocument = (texts: Resource, page: VisitDocument, language: Language): string => {
  const asked = new Set([language, FALLBACK_LANGUAGE]);
  const files = [...asked].flatMap((one) =>
    textsOfVisit(page).map((name) => {
      const json = JSON.stringify(texts[one]?.[name]);
      return answerInDocument(`/locales/${one}/${name}.json`, json);
    }),
  );
  return files.join('');
};

type MarkupOf = (content: ReactNode) => string;

function withStyles(
  { name, path }: { name: WrittenPage; path: string },
  markupOf: MarkupOf,
): Styled {
  const Content = writtenContent[name];
  return styled(
    <VisitorFrame pathname={path}>
      <Content />
    </VisitorFrame>,
    markupOf,
  );
}

const shownBefore: Partial<Record<VisitDocument, ComponentType>> = {
  shop: ShopBeforeProgram,
  product: ProductBeforeProgram,
};

/** The frame, with the room for a page whose program has yet to come; nothing of the app's own addresses. */
function beforeProgram(name: VisitDocument, markupOf: MarkupOf): Styled {
  if (name === 'redirect') return { more: '', body: '' };
  const BeforeProgram = shownBefore[name] ?? Room;
  return styled(
    <VisitorFrame pathname={placeOf(name)}>
      <BeforeProgram />
    </VisitorFrame>,
    markupOf,
  );
}

/** Where a page stands, as the frame's links know it. */
const placeOf = (name: VisitDocument): string => {
  const listed = VISIT_PAGES.find((page) => page.name === name);
  if (listed) return listed.path;
  if (name === 'product' || name === 'checkout') return '/product/_';
  return name === 'post' ? '/post/_' : '';
};

/** Markup, and the style sheet that it takes, for the head. */
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
