import type { WrittenPage } from '#domain/addresses/documents';
import type { Language } from '#domain/format/languages';
import { useText } from '../../text/use-text';
import { DocumentHead } from './document-head';

export interface WrittenHeadProps {
  name: WrittenPage;
  path: string;
  language: Language;
}

/** The head of a page that is written at build time. */
export function WrittenHead({ name, path, language }: WrittenHeadProps) {
  const t = useText('written');
  const visitors = useText('visitors');
  const title = t(`pages.${name}.title`);
  return (
    <DocumentHead
      language={language}
      path={path}
      title={title}
      documentTitle={name === 'landing' ? title : `${title} · ${visitors('name')}`}
      description={t(`pages.${name}.description`)}
    />
  );
}
