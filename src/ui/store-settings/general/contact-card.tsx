import { FieldGrid } from '../../account/account-layout';
import { Card, CardHead } from '../../kit/card';
import { BoundAutocomplete } from '../../kit/form/bound-autocomplete';
import { BoundTextField } from '../../kit/form/bound-fields';
import { useCityOptions } from '../../stores/use-cities';
import { useText } from '../../text/use-text';
import { WholeRow } from '../settings-layout';

/** How the store is reached. */
export function ContactCard() {
  const t = useText('storeSettings');
  return (
    <Card>
      <CardHead title={t('general.contact')} />
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
        <WholeRow>
          <BoundTextField
            name="billingAddress"
            label={t('fields.billingAddress')}
            maxLength={500}
            dir="auto"
          />
        </WholeRow>
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
