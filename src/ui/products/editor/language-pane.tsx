import { useField, useFormikContext } from 'formik';
import { memo } from 'react';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { type Language, languageRecords } from '#domain/format/languages';
import { RECOMMENDED_DESCRIPTION_LENGTH } from '#domain/products/product-form';
import { SHOPPER_TEXTS } from '#domain/products/text-fallback';
import { BoundRichText } from '../../forms/bound-rich-text';
import { PaneHeader } from '../../forms/language-panes/pane-header';
import { PaneBox } from '../../forms/language-panes/pane-layout';
import { BufferedTextArea } from '../../kit/form/bound-buffered-fields';
import { useText } from '../../text/use-text';
import { textField } from './text-fields';
import { useCompleteness } from './use-completeness';

interface LanguagePaneProps {
  language: Language;
  /** The language's own name for itself. */
  name: string;
  /** Whether it is the selected one when only one fits. */
  isShown: boolean;
}

/** The texts in one language, written and checked in that language and its direction. */
export const LanguagePane = memo(function LanguagePane(props: LanguagePaneProps) {
  const { language, name, isShown } = props;
  const t = useText('productEditor');
  const { direction } = languageRecords[language];
  const own = { lang: language, dir: direction, spellCheck: true, required: language === 'fr' };
  return (
    <PaneBox role="group" $shown={isShown} aria-label={name}>
      <PaneHeading language={language} />
      <BufferedTextArea
        {...own}
        oneLine
        name={textField('name', language)}
        label={t('fields.name')}
      />
      <Description {...own} name={textField('description', language)} />
      <BoundRichText {...own} name={textField('content', language)} label={t('fields.content')} />
    </PaneBox>
  );
});

interface DescriptionProps {
  name: string;
  lang: Language;
  dir: 'ltr' | 'rtl';
  spellCheck: boolean;
  required: boolean;
}

/** The counter shows how much shoppers read; a longer text is no error. */
function Description(props: DescriptionProps) {
  const t = useText('productEditor');
  const [{ value }] = useField<string>(props.name);
  const counter = `${value.length}/${RECOMMENDED_DESCRIPTION_LENGTH}`;
  return (
    <BufferedTextArea
      {...props}
      label={t('fields.description')}
      rows={4}
      aside={value && <bdi dir="ltr">{counter}</bdi>}
    />
  );
}

/** A separate component: it depends on all texts of the language, each field only on its own. */
function PaneHeading({ language }: Pick<LanguagePaneProps, 'language'>) {
  const form = useFormikContext<ProductValuesForm>();
  const { values } = form;
  const empty = SHOPPER_TEXTS.filter(
    (text) => values[textField(text, language)] === '' && values[textField(text, 'fr')] !== '',
  );
  const copied = Object.fromEntries(
    empty.map((text) => [textField(text, language), values[textField(text, 'fr')]]),
  );
  const copy = () => void form.setValues({ ...values, ...copied });
  return (
    <PaneHeader
      language={language}
      share={useCompleteness()(language)}
      onCopy={empty.length > 0 ? copy : null}
    />
  );
}
