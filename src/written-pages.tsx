import { createInstance, type Resource } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { ServerStyleSheet } from 'styled-components';
import { WRITTEN_PAGES, type WrittenPage } from '#domain/addresses/documents';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { countFormat } from '#infrastructure/languages/count-format';
import { VisitorFrame } from './ui/visitors/frame/visitor-frame';
import { writtenContent } from './ui/visitors/written/written-content';
import { WrittenHead } from './ui/visitors/written/written-head';

/** A page in a language, to be put into the template `src/page.html`. */
export interface WrittenDocument {
  readonly name: WrittenPage;
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly head: string;
  readonly body: string;
}

/**
 * Writes every page that needs no program, in every language. Called once, when the portal is built.
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
    return WRITTEN_PAGES.map((page) => written(page, language, i18n));
  });
  return (await Promise.all(inLanguages)).flat();
}

function written(
  { name, path }: (typeof WRITTEN_PAGES)[number],
  language: Language,
  i18n: ReturnType<typeof createInstance>,
): WrittenDocument {
  const sheet = new ServerStyleSheet();
  const Content = writtenContent[name];
  const body = renderToStaticMarkup(
    sheet.collectStyles(
      <I18nextProvider i18n={i18n}>
        <VisitorFrame pathname={path}>
          <Content />
        </VisitorFrame>
      </I18nextProvider>,
    ),
  );
  const meta = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <WrittenHead name={name} path={path} language={language} />
    </I18nextProvider>,
  );
  const styles = sheet.getStyleTags().replaceAll('<style ', '<style nonce="__CSP_NONCE__" ');
  sheet.seal();
  const { direction } = languageRecords[language];
  return { name, language, direction, head: meta + styles, body };
}
