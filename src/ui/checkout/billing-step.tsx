import { Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { useListPublicCitiesQuery } from '#application/api/public-endpoints.generated';
import {
  type BillingValues,
  billingOf,
  billingSchema,
  NO_BILLING,
} from '#domain/checkout/billing-form';
import { Button } from '../kit/button';
import { BoundAutocomplete } from '../kit/form/bound-autocomplete';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { KitForm } from '../kit/form/kit-form';
import { validateWith } from '../kit/form/zod-formik';
import { Card, CardHeader } from '../kit/layout/card';
import { useLocalizedName } from '../text/localized';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { ContactFields, Pair } from './contact-fields';
import { StepBody, StepNavigation } from './step-layout';
import type { CheckoutProcess } from './use-checkout';

const BILLING_FORM = 'billing-of-order';
const validate = validateWith<BillingValues>(billingSchema);

export interface BillingStepProps {
  process: CheckoutProcess;
  /** The known data of the buyer. */
  initial?: BillingValues;
  /** Receives every change of the values. */
  onValuesChange?: ((values: BillingValues) => void) | undefined;
  above?: ReactNode;
}

/** The second step: the buyer, and the destination of the parcel. */
export function BillingStep(props: BillingStepProps) {
  const { process, initial = NO_BILLING, onValuesChange, above } = props;
  const { send } = process;
  const t = useText('checkout');
  const codeText = useCodeText();
  return (
    <>
      <StepBody>
        {above}
        <Card>
          <CardHeader title={t('where')} />
          <Formik<BillingValues>
            initialValues={initial}
            enableReinitialize
            validate={validate}
            onSubmit={(values) => send({ type: 'billing.create', billing: billingOf(values) })}
          >
            <KitForm id={BILLING_FORM} errorText={codeText} label={t('where')}>
              <Fields />
              {onValuesChange && <ReportValues onValuesChange={onValuesChange} />}
            </KitForm>
          </Formik>
        </Card>
      </StepBody>
      <StepNavigation
        process={process}
        back={
          <Button variant="outline" size="large" onClick={() => send({ type: 'step.back' })}>
            {t('steps.cart')}
          </Button>
        }
      >
        <Button type="submit" form={BILLING_FORM} size="large">
          {t('deliverHere')}
        </Button>
      </StepNavigation>
    </>
  );
}

function ReportValues({ onValuesChange }: Required<Pick<BillingStepProps, 'onValuesChange'>>) {
  const { values } = useFormikContext<BillingValues>();
  useEffect(() => onValuesChange?.(values), [values, onValuesChange]);
  return null;
}

function Fields() {
  const t = useText('checkout');
  const localized = useLocalizedName();
  const { data, isLoading } = useListPublicCitiesQuery();
  const options = (data?.items ?? []).map((city) => ({ value: city.id, label: localized(city) }));
  return (
    <>
      <ContactFields />
      <BoundTextArea
        oneLine
        name="line1"
        label={t('line1')}
        dir="auto"
        autoComplete="address-line1"
        required
      />
      <BoundTextArea
        oneLine
        name="line2"
        label={t('line2')}
        dir="auto"
        autoComplete="address-line2"
      />
      <Pair>
        <BoundAutocomplete
          name="cityId"
          label={t('city')}
          options={options}
          loading={isLoading}
          required
        />
        <BoundTextField
          name="zipcode"
          label={t('zipcode')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </Pair>
    </>
  );
}
