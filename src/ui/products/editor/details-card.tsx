import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { Card, CardHead } from '../../kit/card';
import { PromptTextArea, PromptTextField } from '../../kit/form/bound-prompt-fields';
import { useText } from '../../text/use-text';
import { FieldRow, Lead } from './editor-layout';
import { textField } from './text-fields';

/** What shoppers read of the product, in the three languages side by side. */
export function DetailsCard() {
  const t = useText('productEditor');
  return (
    <Card id="details">
      <CardHead title={t('sections.details')} />
      <Lead>{t('details.text')}</Lead>
      <FieldRow>
        {LANGUAGES.map((language) => (
          <Pane key={language} language={language} />
        ))}
      </FieldRow>
    </Card>
  );
}

function Pane({ language }: { language: Language }) {
  const t = useText('productEditor');
  const { direction, name } = languageRecords[language];
  const own = { lang: language, dir: direction, required: language === 'fr' };
  return (
    <fieldset aria-label={name}>
      <PromptTextField {...own} name={textField('name', language)} label={t('fields.name')} />
      <PromptTextArea
        {...own}
        name={textField('description', language)}
        label={t('fields.description')}
      />
      <PromptTextArea {...own} name={textField('content', language)} label={t('fields.content')} />
    </fieldset>
  );
}
