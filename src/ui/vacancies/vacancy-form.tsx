import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { EditedRecord } from '#application/editing/edited-record';
import { vacancyEditing } from '#application/vacancies/vacancy-editing';
import { LANGUAGE_SUFFIXES } from '#domain/format/language-suffixes';
import { LANGUAGES, languageRecords } from '#domain/format/languages';
import { SPOKEN_LANGUAGES } from '#domain/format/spoken-languages';
import { isUnreadable } from '#domain/format/unreadable-number';
import { casablancaInstant, isIsoDay } from '#domain/time/casablanca-day';
import { VACANCY_CONTRACTS } from '#domain/vacancies/vacancy-form';
import { type VacancyForm as Values, vacancySchema } from '#domain/vacancies/vacancy-form-values';
import type { VacancyStatus } from '#domain/vacancies/vacancy-lifecycle';
import type { FieldTexts } from '../forms/edit-conflict';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { MultiSelect } from '../kit/fields/multi-select';
import { bound } from '../kit/form/bound';
import { BoundAutocomplete } from '../kit/form/bound-autocomplete';
import { BoundDateField } from '../kit/form/bound-dates';
import { BoundMoneyField, BoundSwitch } from '../kit/form/bound-more-fields';
import { BoundSelect } from '../kit/form/bound-select';
import { Card, CardHeader } from '../kit/layout/card';
import { useCityName, useCityOptions } from '../store/use-cities';
import { useCodeText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { InterviewRulesField } from './interview-rules-field';
import { VacancyTextPanes } from './vacancy-text-panes';

const BoundLanguages = bound(MultiSelect<string>);

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-20) var(--space-16);
  align-items: start;
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface VacancyFormProps {
  record: EditedRecord<Values>;
  status: VacancyStatus;
  /** Called after a save with the id of the vacancy. */
  onSaved: (id: string) => void;
}

/** A vacancy: its texts in three languages, its conditions, and when its interviews take place. */
export function VacancyForm({ record, status, onSaved }: VacancyFormProps) {
  const t = useText('vacancies');
  const codeText = useCodeText();
  const edit = useRecordEdit({ editing: vacancyEditing, record, subject: 'vacancy' });
  const schema = useMemo(() => vacancySchema(status), [status]);
  return (
    <RecordForm
      edit={edit}
      schema={schema}
      fields={useFieldTexts()}
      label={t('form.label')}
      errorText={(code) => (code === 'overlapping' ? t('hours.overlapping') : codeText(code))}
      onSaved={() => onSaved(edit.record.id ?? '')}
    >
      <Card>
        <CardHeader title={t('form.texts')} />
        <VacancyTextPanes status={status} />
      </Card>
      <Card>
        <CardHeader title={t('form.conditions')} />
        <ConditionFields isPublic={status !== 'draft'} />
      </Card>
      <Card>
        <CardHeader title={t('hours.title')} />
        <InterviewRulesField />
      </Card>
    </RecordForm>
  );
}

function ConditionFields({ isPublic }: { isPublic: boolean }) {
  const t = useText('vacancies');
  return (
    <Pairs>
      <BoundSelect
        name="contract"
        label={t('fields.contract')}
        options={VACANCY_CONTRACTS.map((value) => ({ value, label: t(`contract.${value}`) }))}
      />
      <BoundAutocomplete
        name="cityId"
        label={t('fields.cityId')}
        required={isPublic}
        options={useCityOptions()}
      />
      <BoundMoneyField name="salaryMin" label={t('fields.salaryMin')} help={t('form.salaryHelp')} />
      <BoundMoneyField name="salaryMax" label={t('fields.salaryMax')} />
      <BoundSwitch name="isSalaryShown">{t('fields.isSalaryShown')}</BoundSwitch>
      <BoundDateField
        name="closesOn"
        label={t('fields.closesOn')}
        help={t('form.closesOnHelp')}
        required={isPublic}
      />
      <BoundLanguages
        name="languages"
        label={t('fields.languages')}
        options={SPOKEN_LANGUAGES.map((value) => ({ value, label: t(`spoken.${value}`) }))}
      />
    </Pairs>
  );
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').trim();
}

/** Labels of the fields, and how a conflict shows their values. */
function useFieldTexts(): FieldTexts<Values> {
  const t = useText('vacancies');
  const format = useFormat();
  const cityName = useCityName();
  const texts = LANGUAGES.flatMap((language) =>
    (['title', 'description'] as const).map((kind) => {
      const label = `${t(`fields.${kind}`)} · ${languageRecords[language].name}`;
      return [`${kind}${LANGUAGE_SUFFIXES[language]}`, { label, show: textOf }] as const;
    }),
  );
  const salary = (value: Values['salaryMin']) => {
    if (value === null) return '—';
    return isUnreadable(value) ? value.unreadable : format.money(value);
  };
  return {
    // Object.fromEntries loses the keys' type; they are the six texts.
    ...(Object.fromEntries(texts) as Pick<FieldTexts<Values>, TextField>),
    contract: { label: t('fields.contract'), show: (value) => t(`contract.${value}`) },
    cityId: { label: t('fields.cityId'), show: (value) => cityName(value) ?? '—' },
    salaryMin: { label: t('fields.salaryMin'), show: salary },
    salaryMax: { label: t('fields.salaryMax'), show: salary },
    isSalaryShown: {
      label: t('fields.isSalaryShown'),
      show: (value) => t(value ? 'form.yes' : 'form.no'),
    },
    closesOn: {
      label: t('fields.closesOn'),
      show: (value) =>
        value !== null && isIsoDay(value) ? format.date(casablancaInstant(value)) : '—',
    },
    languages: {
      label: t('fields.languages'),
      show: (value) => format.list(value.map((one) => t(`spoken.${one}`))) || '—',
    },
    interviewRules: {
      label: t('hours.title'),
      show: (value) => t('hours.count', { count: value.length }),
    },
  };
}

type TextField =
  | 'title'
  | 'titleEn'
  | 'titleAr'
  | 'description'
  | 'descriptionEn'
  | 'descriptionAr';
