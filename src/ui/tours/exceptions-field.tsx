import { useState } from 'react';
import { styled } from 'styled-components';
import { casablancaInstant, type IsoDay } from '#domain/time/casablanca-day';
import { MAX_EXCEPTIONS } from '#domain/tours/departure-plan';
import AddIcon from '~icons/solar/add-circle-linear';
import CloseIcon from '~icons/solar/close-circle-linear';
import { Button } from '../kit/button';
import { DateField } from '../kit/fields/date-field';
import { fieldId } from '../kit/form/bound';
import { useFormField } from '../kit/form/form-error-text';
import { IconButton } from '../kit/icon-button';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { Hint } from './form-layout';

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  & > legend {
    margin-block-end: var(--space-4);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-8);
  align-items: end;
`;
const Days = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  & > li {
    display: flex;
    align-items: center;
    padding-inline-start: var(--space-12);
    border-radius: var(--radius-control);
    background: var(--sunk);
  }
`;

const NOON = 12;

/** Days of a series without a departure, in their order. */
export function ExceptionsField({ name }: { name: string }) {
  const t = useText('tours');
  const format = useFormat();
  const { value: days, change } = useFormField<readonly IsoDay[]>(name);
  const [day, setDay] = useState<IsoDay | null>(null);
  const nameOf = (one: IsoDay) => format.date(casablancaInstant(one, NOON));
  const add = () => {
    if (day && !days.includes(day)) change([...days, day].sort());
    setDay(null);
  };
  return (
    <Group id={fieldId(name)} tabIndex={-1}>
      <legend>{t('plan.exceptions')}</legend>
      <Hint>{t('plan.exceptionsHelp')}</Hint>
      {days.length > 0 && (
        <Days>
          {days.map((one) => (
            <li key={one}>
              {nameOf(one)}
              <IconButton
                size="small"
                icon={CloseIcon}
                label={t('plan.removeException', { day: nameOf(one) })}
                onClick={() => change(days.filter((other) => other !== one))}
              />
            </li>
          ))}
        </Days>
      )}
      {days.length < MAX_EXCEPTIONS && (
        <Row>
          <DateField label={t('plan.exception')} value={day} onChange={setDay} />
          <Button
            variant="outline"
            icon={AddIcon}
            disabledReason={day ? undefined : t('plan.noException')}
            onClick={add}
          >
            {t('plan.addException')}
          </Button>
        </Row>
      )}
    </Group>
  );
}
