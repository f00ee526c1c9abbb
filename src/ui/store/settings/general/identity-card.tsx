import { FieldGrid } from '../../../account/account-layout';
import { CardLead, FullWidthRow } from '../../../forms/settings-layout';
import { BoundTextField } from '../../../kit/form/bound-fields';
import { BoundTextArea } from '../../../kit/form/bound-text-area';
import { Card, CardHeader } from '../../../kit/layout/card';
import { useText } from '../../../text/use-text';

/** The store's name and description for clients. */
export function IdentityCard() {
  const t = useText('storeSettings');
  return (
    <Card>
      <CardHeader title={t('general.identity')} />
      <CardLead>{t('general.identityText')}</CardLead>
      <FieldGrid>
        <BoundTextField name="name" label={t('fields.name')} required maxLength={120} dir="auto" />
        <BoundTextField
          name="nameAr"
          label={t('fields.nameAr')}
          maxLength={120}
          lang="ar"
          dir="rtl"
        />
        <BoundTextField
          name="enterprise"
          label={t('fields.enterprise')}
          help={t('help.enterprise')}
          required
          maxLength={160}
          dir="auto"
        />
        <BoundTextField
          name="juridicalName"
          label={t('fields.juridicalName')}
          help={t('help.juridicalName')}
          maxLength={160}
          dir="auto"
        />
        <FullWidthRow>
          <BoundTextArea
            name="description"
            label={t('fields.description')}
            rows={4}
            maxLength={5000}
            dir="auto"
          />
        </FullWidthRow>
      </FieldGrid>
    </Card>
  );
}
