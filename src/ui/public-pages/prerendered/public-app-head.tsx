import type { Language } from '#domain/format/languages';
import {
  type ListedPublicAppPage,
  PUBLIC_APP_PAGES,
  PUBLIC_RECORDS,
  type PublicAppDocument,
} from '#domain/public-urls/document-for-path';
import { useText } from '../../text/use-text';
import { DocumentHead } from './document-head';

/** The placeholders that the server fills in the head of a page of one product or article. */
const RECORD = {
  title: '__TITLE__',
  description: '__DESCRIPTION__',
  path: '__PATH__',
  picture: '__PICTURE__',
};

export interface PublicAppHeadProps {
  name: PublicAppDocument;
  language: Language;
}

/** The head of a public page that needs a script: crawlers and social networks run none. */
export function PublicAppHead({ name, language }: PublicAppHeadProps) {
  const t = useText('visit');
  const listed = PUBLIC_APP_PAGES.find((page) => page.name === name);
  if (listed) return <ListedHead {...listed} language={language} />;
  if (PUBLIC_RECORDS.some((kind) => kind === name)) {
    const documentTitle = t('documentTitle', { title: RECORD.title });
    return <DocumentHead {...RECORD} language={language} documentTitle={documentTitle} />;
  }
  return (
    <>
      <title>{t('documentTitle', { title: t(`titles.${name}`) })}</title>
      <meta name="robots" content="noindex" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}

function ListedHead({
  name,
  path,
  language,
}: PublicAppHeadProps & { name: ListedPublicAppPage; path: string }) {
  const t = useText('visit');
  const written = useText('written');
  const title = t(`titles.${name}`);
  return (
    <DocumentHead
      language={language}
      path={path}
      title={title}
      documentTitle={t('documentTitle', { title })}
      description={written(`visits.${name}`)}
    />
  );
}
