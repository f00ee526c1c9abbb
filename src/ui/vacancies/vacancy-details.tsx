import { useState } from 'react';
import { styled } from 'styled-components';
import { LANGUAGE_SUFFIXES } from '#domain/format/language-suffixes';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { casablancaInstant } from '#domain/time/casablanca-day';
import type { Vacancy } from '#openapi/types.generated';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { useCityName } from '../store/use-cities';
import { RichText } from '../text/rich-text';
import { useFormat } from '../text/use-format';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: var(--space-24);
  align-items: start;
  padding: var(--space-24);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--space-16);
  }
`;
const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  max-inline-size: 44rem;
  margin-block-start: var(--space-24);
  & > h2 {
    font: var(--weight-head) var(--text-h1) var(--font-head);
    overflow-wrap: anywhere;
  }
`;

/** The texts of a vacancy as visitors read them, and its conditions. */
export function VacancyDetails({ vacancy }: { vacancy: Vacancy }) {
  return (
    <Parts>
      <Texts vacancy={vacancy} />
      <Conditions vacancy={vacancy} />
    </Parts>
  );
}

function Texts({ vacancy }: { vacancy: Vacancy }) {
  const t = useText('vacancies');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const suffix = LANGUAGE_SUFFIXES[language];
  const { direction } = languageRecords[language];
  const description = vacancy[`description${suffix}`];
  return (
    <div>
      <SegmentedControl
        label={t('readIn')}
        value={language}
        onChange={setLanguage}
        segments={LANGUAGES.map((value) => ({ value, label: languageRecords[value].name }))}
      />
      <Sheet lang={language} dir={direction}>
        <h2>{vacancy[`title${suffix}`] || t('unwritten')}</h2>
        {description && <RichText html={description} top={3} />}
      </Sheet>
    </div>
  );
}

function Conditions({ vacancy }: { vacancy: Vacancy }) {
  const t = useText('vacancies');
  const format = useFormat();
  const city = useCityName()(vacancy.cityId);
  const { closesOn, publishedAt, languages, interviewRules } = vacancy;
  return (
    <FactRows>
      <FactRow name={t('fields.contract')}>{t(`contract.${vacancy.contract}`)}</FactRow>
      <FactRow name={t('fields.cityId')}>{city ?? '—'}</FactRow>
      <FactRow name={t('salary.label')}>
        <Salary vacancy={vacancy} />
      </FactRow>
      <FactRow name={t('fields.languages')}>
        {format.list(languages.map((one) => t(`spoken.${one}`))) || '—'}
      </FactRow>
      <FactRow name={t('fields.closesOn')}>
        {closesOn ? format.date(casablancaInstant(closesOn)) : '—'}
      </FactRow>
      <FactRow name={t('published')}>
        {publishedAt ? format.date(publishedAt) : t('neverPublished')}
      </FactRow>
      <FactRow name={t('hours.title')}>
        {interviewRules.length === 0
          ? t('hours.none')
          : interviewRules.map(({ day, opens, closes }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hours have no id, and nothing moves them.
              <div key={index}>
                {t(`days.${day}`)} <bdi>{`${opens}–${closes}`}</bdi>
              </div>
            ))}
      </FactRow>
    </FactRows>
  );
}

/** The salary a month, and whether visitors see it. */
function Salary({ vacancy: { salaryMin, salaryMax, isSalaryShown } }: { vacancy: Vacancy }) {
  const t = useText('vacancies');
  const format = useFormat();
  if (salaryMin === null) return <>—</>;
  const range =
    salaryMax === null || salaryMax === salaryMin
      ? format.money(salaryMin)
      : t('salary.range', { from: format.amount(salaryMin), to: format.money(salaryMax) });
  return (
    <>
      <div>{t('salary.monthly', { salary: range })}</div>
      {!isSalaryShown && <div>{t('salary.hidden')}</div>}
    </>
  );
}
