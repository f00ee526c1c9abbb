import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { POLICY_LIMITS } from '#domain/tours/cancellation-policy';
import type { TourValues, TypedStep } from '#domain/tours/tour-values';
import AddIcon from '~icons/solar/add-circle-linear';
import RemoveIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { Button } from '../kit/button';
import { BufferedMoneyField, BufferedNumberField } from '../kit/form/bound-buffered-fields';
import { useFormField } from '../kit/form/form-error-text';
import { IconButton } from '../kit/icon-button';
import { Card, CardHeader } from '../kit/layout/card';
import { useText } from '../text/use-text';
import { Fields, Hint, Pair } from './form-layout';

const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: var(--space-12);
  align-items: start;
  & > button {
    /* Beside the fields, below their labels. */
    margin-block-start: 28px;
  }
`;

/** The price for each kind of guests. */
export function TourPriceCard() {
  const t = useText('tours');
  const { values } = useFormikContext<TourValues>();
  const isForGroups = values.prices.group !== null || values.prices.groupSize !== null;
  return (
    <Card>
      <CardHeader title={t('fields.prices')} />
      <Fields>
        <Hint>{t('form.pricesHelp')}</Hint>
        <Pair>
          <BufferedMoneyField name="prices.adult" label={t('kinds.adult')} />
          <BufferedMoneyField name="prices.child" label={t('kinds.child')} />
          <BufferedMoneyField name="prices.group" label={t('kinds.group')} />
          {isForGroups && (
            <BufferedNumberField
              name="prices.groupSize"
              label={t('form.groupSize')}
              help={t('form.groupSizeHelp')}
            />
          )}
        </Pair>
      </Fields>
    </Card>
  );
}

const NEXT_STEP: TypedStep = { hoursBefore: 24, percent: 50 };

/** What guests get back who cancel. */
export function TourPolicyCard() {
  const t = useText('tours');
  const { value: steps, change } = useFormField<readonly TypedStep[]>('cancellationPolicy');
  return (
    <Card>
      <CardHeader title={t('fields.cancellationPolicy')} />
      <Fields>
        <Hint>{t('form.policyHelp')}</Hint>
        {steps.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the list.
          <Step key={index}>
            <BufferedNumberField
              name={`cancellationPolicy.${index}.hoursBefore`}
              label={t('form.hoursBefore')}
              unit={t('form.hours')}
            />
            <BufferedNumberField
              name={`cancellationPolicy.${index}.percent`}
              label={t('form.percent')}
              unit="%"
            />
            <IconButton
              icon={RemoveIcon}
              label={t('form.removeStep', { number: index + 1 })}
              onClick={() => change(steps.filter((_, at) => at !== index))}
            />
          </Step>
        ))}
        {steps.length < POLICY_LIMITS.steps && (
          <div>
            <Button
              variant="outline"
              size="small"
              icon={AddIcon}
              onClick={() => change([...steps, NEXT_STEP])}
            >
              {t('form.addStep')}
            </Button>
          </div>
        )}
      </Fields>
    </Card>
  );
}
