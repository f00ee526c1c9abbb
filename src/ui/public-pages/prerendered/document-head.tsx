import { LANGUAGES, type Language } from '#domain/format/languages';
import { useText } from '../../text/use-text';

/** The social networks' codes for our languages. */
const OPEN_GRAPH_LOCALES: Record<Language, string> = { fr: 'fr_MA', ar: 'ar_MA', en: 'en_US' };

/** The server replaces it with the public origin. */
const ORIGIN_SLOT = '__ORIGIN__';
/**
 * The server replaces it with the language query of the request, or with nothing if there is none.
 */
const LANGUAGE_QUERY_SLOT = '__ASKED__';

export interface DocumentHeadProps {
  language: Language;
  /** The title of the browser window. */
  documentTitle: string;
  /** The title shown with a shared link. */
  title: string;
  description: string;
  /** Without language: "/pricing". */
  path: string;
  /** The URL of a picture; by default the marketplace's own. */
  picture?: string;
}

/** The metadata for search engines and shared links. */
export function DocumentHead(props: DocumentHeadProps) {
  const { language, documentTitle, title, description, path, picture } = props;
  const t = useText('visitors');
  const address = ORIGIN_SLOT + path;
  const here = address + LANGUAGE_QUERY_SLOT;
  return (
    <>
      <title>{documentTitle}</title>
      <meta name="description" content={description} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="canonical" href={here} />
      {LANGUAGES.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={`${address}?lng=${one}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('name')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={here} />
      <Picture address={picture} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
      {LANGUAGES.filter((one) => one !== language).map((one) => (
        <meta key={one} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[one]} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Picture({ address }: { address: string | undefined }) {
  if (address) return <meta property="og:image" content={address} />;
  return (
    <>
      <meta property="og:image" content={`${ORIGIN_SLOT}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  );
}
