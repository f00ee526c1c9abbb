import type { Language } from '#domain/format/languages';
import { LEGAL_IDENTIFIERS, type LegalIdentifiers } from '#domain/stores/store-settings';
import { useTextIn } from '../text/use-text-in';

interface LegalNumbersProps {
  /** Numbers that it lacks are left out. */
  company: Partial<LegalIdentifiers>;
  language: Language;
}

/** The numbers of a company that Moroccan law requires on its documents, one on each line. */
export function LegalNumbers({ company, language }: LegalNumbersProps) {
  const t = useTextIn('papers', language);
  return LEGAL_IDENTIFIERS.map(
    (field) =>
      company[field] && (
        <span key={field}>
          {t(`legal.${field}`)} <bdi dir="ltr">{company[field]}</bdi>
        </span>
      ),
  );
}
