import { Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { useListPublicCitiesQuery } from '#application/api/public-endpoints.generated';
import {
  type BillingValues,
  billingOf,
  billingSchema,
  NO_BILLING,
} from '#domain/checkout/billing-form';
import BackIcon from '~icons/solar/arrow-left-linear';
import { Button } from '../kit/button';
import { BoundAutocomplete } from '../kit/form/bound-autocomplete';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { KitForm } from '../kit/form/kit-form';
import { validateWith } from '../kit/form/zod-formik';
import { Card, CardHeader } from '../kit/layout/card';
import { useLocalizedName } from '../text/localized';
import { useCodeText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
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
  /** What the e-mail address is used for, below its field. */
  emailHelp?: string | undefined;
}

/** The second step: the buyer, and the destination of the parcel. */
export function BillingStep(props: BillingStepProps) {
  const { process, initial = NO_BILLING, onValuesChange, above, emailHelp } = props;
  const { send, town } = process;
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
              <Fields town={town} emailHelp={emailHelp} />
              {town && <ReportValues onValuesChange={town.onValues} />}
              {onValuesChange && <ReportValues onValuesChange={onValuesChange} />}
            </KitForm>
          </Formik>
        </Card>
      </StepBody>
      <StepNavigation
        process={process}
        back={
          <Button
            variant="outline"
            size="large"
            icon={BackIcon}
            iconMirrored
            onClick={() => send({ type: 'step.back' })}
          >
            {t('backToCart')}
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

type FieldsProps = Pick<CheckoutProcess, 'town'> & Pick<BillingStepProps, 'emailHelp'>;

function Fields({ town, emailHelp }: FieldsProps) {
  const t = useText('checkout');
  const localized = useLocalizedName();
  const { data, isLoading } = useListPublicCitiesQuery();
  const terms = useTownTerms(town);
  const options = (data?.items ?? []).map((city) => ({ value: city.id, label: localized(city) }));
  return (
    <>
      <ContactFields emailHelp={emailHelp} />
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
          help={terms && <span role="status">{terms}</span>}
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

/**
 * What the delivery to the chosen town costs and takes, and from which total on it is free;
 * undefined until a town is chosen.
 */
function useTownTerms(town: CheckoutProcess['town']): string | undefined {
  const t = useText('checkout');
  const { money } = useFormat();
  const codeText = useCodeText();
  if (town?.isAsking) return t('estimate.asking');
  if (town?.refusal) return codeText(town.refusal);
  if (!town?.quote) return undefined;
  const { shipping, deliveryDays, freeFrom } = town.quote;
  const days = t('deliveryDays', { count: deliveryDays });
  const free = freeFrom !== null && t('estimate.freeFrom', { amount: money(freeFrom) });
  const price =
    shipping === 0
      ? t('estimate.free', { days })
      : t('estimate.paid', { days, price: money(shipping) });
  return [price, free].filter(Boolean).join('. ');
}
