import type { Language } from '#domain/format/languages';
import type { PrerenderedPage } from '#domain/public-urls/document-for-path';
import { useText } from '../../text/use-text';
import { DocumentHead } from './document-head';

export interface PrerenderedHeadProps {
  name: PrerenderedPage;
  path: string;
  language: Language;
}

/** The head of a prerendered page. */
export function PrerenderedHead({ name, path, language }: PrerenderedHeadProps) {
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
