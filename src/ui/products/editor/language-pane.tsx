import { useField, useFormikContext } from 'formik';
import { memo } from 'react';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { type Language, languageRecords } from '#domain/format/languages';
import { GOOD_DESCRIPTION } from '#domain/products/product-form';
import { SHOWN_TEXTS } from '#domain/products/shown-texts';
import CheckIcon from '~icons/solar/check-circle-bold';
import CopyIcon from '~icons/solar/copy-linear';
import { Button } from '../../kit/button';
import { PromptTextArea, PromptTextField } from '../../kit/form/bound-prompt-fields';
import { Icon } from '../../kit/icon';
import { Meter } from '../../kit/meter';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { BoundRichText } from './bound-rich-text';
import { useCompleteness } from './language-tabs';
import { PaneBox, PaneMeter, PaneName, PaneTop } from './pane-layout';
import { textField } from './text-fields';

interface LanguagePaneProps {
  language: Language;
  /** The language's name in itself. */
  name: string;
  /** Whether it is the chosen one where only one has room. */
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
      <PaneTop>
        <PaneHead language={language} name={name} />
      </PaneTop>
      <PromptTextField {...own} name={textField('name', language)} label={t('fields.name')} />
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

/** The counter says how long shoppers read; a longer one is no mistake. */
function Description(props: DescriptionProps) {
  const t = useText('productEditor');
  const [{ value }] = useField<string>(props.name);
  const counter = `${value.length}/${GOOD_DESCRIPTION}`;
  return (
    <PromptTextArea
      {...props}
      label={t('fields.description')}
      rows={4}
      aside={value && <bdi dir="ltr">{counter}</bdi>}
    />
  );
}

function PaneHead({ language, name }: Pick<LanguagePaneProps, 'language' | 'name'>) {
  const t = useText('productEditor');
  const format = useFormat();
  const share = useCompleteness()(language);
  return (
    <>
      <PaneName>
        <bdi lang={language}>{name}</bdi>
        {share === 1 && <Icon of={CheckIcon} size={20} />}
        {share < 1 && language !== 'fr' && <CopyButton language={language} name={name} />}
      </PaneName>
      <PaneMeter>
        <Meter
          label={t('details.completeness', { language: name, percent: format.percent(share) })}
          value={Math.round(share * 100)}
          height={4}
          tone={share === 1 ? 'accent' : 'warning'}
        />
        <span aria-hidden="true">{format.percent(share)}</span>
      </PaneMeter>
    </>
  );
}

/** Fills what is empty with the French text, to be translated there. */
function CopyButton({ language, name }: Pick<LanguagePaneProps, 'language' | 'name'>) {
  const t = useText('productEditor');
  const form = useFormikContext<ProductValuesForm>();
  const { values } = form;
  const empty = SHOWN_TEXTS.filter(
    (text) => values[textField(text, language)] === '' && values[textField(text, 'fr')] !== '',
  );
  if (empty.length === 0) return null;
  const copied = Object.fromEntries(
    empty.map((text) => [textField(text, language), values[textField(text, 'fr')]]),
  );
  return (
    <Button
      variant="text"
      size="small"
      icon={CopyIcon}
      aria-label={t('details.copyLabel', { language: name })}
      onClick={() => void form.setValues({ ...values, ...copied })}
    >
      {t('details.copy')}
    </Button>
  );
}
