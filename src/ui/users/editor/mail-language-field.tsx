import { LANGUAGES, languageRecords } from '#domain/format/languages';
import { BoundSelect } from '../../kit/form/bound-select';
import { useText } from '../../text/use-text';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: languageRecords[value].name }));

/** The language of the mail that a new user receives. */
export function MailLanguageField() {
  const t = useText('users');
  return <BoundSelect name="language" label={t('form.language')} options={OPTIONS} />;
}
