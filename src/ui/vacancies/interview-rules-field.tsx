import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { SLOT_LIMITS } from '#domain/slots/slot-rules';
import { WEEKDAYS } from '#domain/stores/store-availability';
import { VACANCY_LIMITS } from '#domain/vacancies/vacancy-form';
import { NEW_INTERVIEW_RULE, type VacancyForm } from '#domain/vacancies/vacancy-form-values';
import AddIcon from '~icons/solar/add-circle-linear';
import RemoveIcon from '~icons/solar/trash-bin-trash-linear';
import { Button } from '../kit/button';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundNumberField } from '../kit/form/bound-more-fields';
import { BoundSelect } from '../kit/form/bound-select';
import { IconButton } from '../kit/icon-button';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const Rule = styled.fieldset`
  display: grid;
  grid-template-columns: 1.4fr repeat(4, minmax(0, 1fr)) auto;
  gap: var(--space-12);
  align-items: start;
  padding-block: var(--space-12);
  border-block-end: 1px solid var(--line);
  & > button {
    margin-block-start: 30px;
  }
  ${media.below('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > button {
      margin-block-start: 0;
      align-self: end;
    }
  }
`;
const Explanation = styled.p`
  margin-block-end: var(--space-12);
  color: var(--text-2);
`;
const Add = styled.div`
  margin-block-start: var(--space-16);
`;

/** The hours in which candidates can choose a slot: a weekday, a time, and the length of one interview. */
export function InterviewRulesField() {
  const t = useText('vacancies');
  const { values, setFieldValue } = useFormikContext<VacancyForm>();
  const { interviewRules: rules } = values;
  const change = (next: VacancyForm['interviewRules']) =>
    void setFieldValue('interviewRules', next);
  return (
    <>
      <Explanation>{t('hours.help')}</Explanation>
      {rules.map((_, index) => (
        <RuleFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a rule are named by its place.
          key={index}
          index={index}
          onRemove={() => change(rules.filter((__, place) => place !== index))}
        />
      ))}
      <Add>
        <Button
          variant="soft"
          icon={AddIcon}
          disabled={rules.length >= VACANCY_LIMITS.interviewRules}
          onClick={() => change([...rules, NEW_INTERVIEW_RULE])}
        >
          {t('hours.add')}
        </Button>
      </Add>
    </>
  );
}

interface RuleFieldsProps {
  index: number;
  onRemove: () => void;
}

function RuleFields({ index, onRemove }: RuleFieldsProps) {
  const t = useText('vacancies');
  const position = index + 1;
  const named = (field: keyof typeof NEW_INTERVIEW_RULE) => ({
    name: `interviewRules.${index}.${field}`,
    label: t(`hours.fields.${field}`),
  });
  const number = (field: 'minutes' | 'bufferMinutes') => ({
    ...named(field),
    ...SLOT_LIMITS[field],
    unit: t('hours.unit'),
  });
  return (
    <Rule aria-label={t('hours.group', { position })}>
      <BoundSelect
        {...named('day')}
        options={WEEKDAYS.map((value) => ({ value, label: t(`days.${value}`) }))}
      />
      <BoundTextField {...named('opens')} dir="ltr" inputMode="numeric" autoComplete="off" />
      <BoundTextField {...named('closes')} dir="ltr" inputMode="numeric" autoComplete="off" />
      <BoundNumberField {...number('minutes')} />
      <BoundNumberField {...number('bufferMinutes')} />
      <IconButton icon={RemoveIcon} label={t('hours.remove', { position })} onClick={onRemove} />
    </Rule>
  );
}
