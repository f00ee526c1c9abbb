import type { Language } from '#domain/format/languages';
import { lineLabel, type StoredLineWords } from '#domain/invoices/invoice-line-words';
import { useTextIn } from '../text/use-text-in';

/** What an invoice in this language says on a line. */
export function useLineLabel(language: Language): (line: StoredLineWords) => string {
  const t = useTextIn('invoice', language);
  const worded = { delivery: t('lines.delivery'), discount: t('lines.discount') };
  return (line) => lineLabel(line, language, worded);
}
