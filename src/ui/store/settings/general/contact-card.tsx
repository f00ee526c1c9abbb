import { FieldGrid } from '../../../account/account-layout';
import { FullWidthRow } from '../../../forms/settings-layout';
import { BoundAutocomplete } from '../../../kit/form/bound-autocomplete';
import { BoundTextField } from '../../../kit/form/bound-fields';
import { BoundTextArea } from '../../../kit/form/bound-text-area';
import { Card, CardHeader } from '../../../kit/layout/card';
import { useText } from '../../../text/use-text';
import { useCityOptions } from '../../use-cities';

/** The store's contact data. */
export function ContactCard() {
  const t = useText('storeSettings');
  return (
    <Card>
      <CardHeader title={t('general.contact')} />
      <FieldGrid>
        <BoundTextField
          name="email"
          label={t('fields.email')}
          dir="ltr"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
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
    </Card>
  );
}
