import type { Store } from '#openapi/types.generated';
import { FieldGrid } from '../../../account/account-layout';
import { EmailField, PasswordForEmail } from '../../../email-changes/email-field';
import { PendingEmailChange } from '../../../email-changes/pending-email-change';
import { FullWidthRow } from '../../../forms/settings-layout';
import { BoundAutocomplete } from '../../../kit/form/bound-autocomplete';
import { BoundTextField } from '../../../kit/form/bound-fields';
import { BoundTextArea } from '../../../kit/form/bound-text-area';
import { Card, CardHeader } from '../../../kit/layout/card';
import { useText } from '../../../text/use-text';
import { useCityOptions } from '../../use-cities';

/** The store's contact data. */
export function ContactCard({ emailChange }: Pick<Store, 'emailChange'>) {
  const t = useText('storeSettings');
  return (
    <Card>
      <CardHeader title={t('general.contact')} />
      <FieldGrid>
        <EmailField label={t('fields.email')} />
        <PasswordForEmail />
        <BoundTextField
          name="phone"
          label={t('fields.phone')}
          help={t('help.phone')}
          dir="ltr"
          inputMode="tel"
          maxLength={30}
        />
        <FullWidthRow>
          <BoundTextArea
            oneLine
            name="billingAddress"
            label={t('fields.billingAddress')}
            maxLength={500}
            dir="auto"
          />
        </FullWidthRow>
        <BoundAutocomplete
          name="cityId"
          label={t('fields.cityId')}
          options={useCityOptions()}
          emptyText={t('noCity')}
        />
        <BoundTextField
          name="zipcode"
          label={t('fields.zipcode')}
          dir="ltr"
          inputMode="numeric"
          maxLength={10}
        />
      </FieldGrid>
      <PendingEmailChange change={emailChange} />
    </Card>
  );
}
