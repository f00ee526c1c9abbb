import { useFormikContext } from 'formik';
import { useState } from 'react';
import { LANGUAGE_SUFFIXES } from '#domain/format/language-suffixes';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { VACANCY_LIMITS } from '#domain/vacancies/vacancy-form';
import type { VacancyForm } from '#domain/vacancies/vacancy-form-values';
import type { VacancyStatus } from '#domain/vacancies/vacancy-lifecycle';
import { BoundRichText } from '../forms/bound-rich-text';
import { LanguageTabs } from '../forms/language-panes/language-tabs';
import { PaneHeader } from '../forms/language-panes/pane-header';
import { PaneBox, PaneGrid } from '../forms/language-panes/pane-layout';
import { BufferedTextArea } from '../kit/form/bound-buffered-fields';
import { useText } from '../text/use-text';

const KINDS = ['title', 'description'] as const;

function fieldOf(kind: (typeof KINDS)[number], language: Language) {
  return `${kind}${LANGUAGE_SUFFIXES[language]}` as const;
}

function shareOf(values: VacancyForm, language: Language): number {
  return KINDS.filter((kind) => values[fieldOf(kind, language)] !== '').length / KINDS.length;
}

/** Title and description in three languages, side by side when there is room. */
export function VacancyTextPanes({ status }: { status: VacancyStatus }) {
  const { values } = useFormikContext<VacancyForm>();
  const [shown, setShown] = useState<Language>('fr');
  return (
    <>
      <LanguageTabs
        value={shown}
        onChange={setShown}
        shareOf={(language) => shareOf(values, language)}
      />
      <PaneGrid>
        {LANGUAGES.map((language) => (
          <Pane key={language} language={language} status={status} isShown={language === shown} />
        ))}
      </PaneGrid>
    </>
  );
}

interface PaneProps {
  language: Language;
  status: VacancyStatus;
  isShown: boolean;
}

/** The texts in one language, written in that language and its direction. */
function Pane({ language, status, isShown }: PaneProps) {
  const t = useText('vacancies');
  const { name, direction } = languageRecords[language];
  const own = { lang: language, dir: direction, spellCheck: true };
  const isPublic = status !== 'draft';
  return (
    <PaneBox role="group" $shown={isShown} aria-label={name}>
      <PaneHeading language={language} />
      <BufferedTextArea
        {...own}
        oneLine
        name={fieldOf('title', language)}
        label={t('fields.title')}
        maxLength={VACANCY_LIMITS.title}
        required={isPublic || language === 'fr'}
      />
      <BoundRichText
        {...own}
        name={fieldOf('description', language)}
        label={t('fields.description')}
        required={isPublic}
      />
    </PaneBox>
  );
}

function PaneHeading({ language }: { language: Language }) {
  const { values, setValues } = useFormikContext<VacancyForm>();
  const empty = KINDS.filter(
    (kind) => values[fieldOf(kind, language)] === '' && values[kind] !== '',
  );
  const copied = Object.fromEntries(empty.map((kind) => [fieldOf(kind, language), values[kind]]));
  return (
    <PaneHeader
      language={language}
      share={shareOf(values, language)}
      onCopy={empty.length > 0 ? () => void setValues({ ...values, ...copied }) : null}
    />
  );
}
