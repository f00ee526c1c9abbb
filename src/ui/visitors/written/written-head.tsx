import type { WrittenPage } from '#domain/addresses/documents';
import { LANGUAGES, type Language } from '#domain/format/languages';
import { useText } from '../../text/use-text';

/** How the networks name our languages. */
const OPEN_GRAPH_LOCALES: Record<Language, string> = { fr: 'fr_MA', ar: 'ar_MA', en: 'en_US' };

/** The server puts the address that browsers use in its place. */
const ORIGIN = '__ORIGIN__';

export interface WrittenHeadProps {
  name: WrittenPage;
  path: string;
  language: Language;
}

/** What search engines and those who share a page read of it. */
export function WrittenHead({ name, path, language }: WrittenHeadProps) {
  const t = useText('written');
  const common = useText('common');
  const address = ORIGIN + path;
  const here = `${address}?lng=${language}`;
  const title = t(`pages.${name}.title`);
  const description = t(`pages.${name}.description`);
  return (
    <>
      <title>{name === 'landing' ? title : `${title} · ${common('productName')}`}</title>
      <meta name="description" content={description} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="canonical" href={here} />
      {LANGUAGES.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={`${address}?lng=${one}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={common('productName')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={here} />
      <meta property="og:image" content={`${ORIGIN}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
      {LANGUAGES.filter((one) => one !== language).map((one) => (
        <meta key={one} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[one]} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
