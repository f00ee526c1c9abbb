import { FieldGrid } from '../../../account/account-layout';
import { CardLead, FullWidthRow } from '../../../forms/settings-layout';
import { BoundTextField } from '../../../kit/form/bound-fields';
import { Card, CardHeader } from '../../../kit/layout/card';
import { FactRow, FactRows } from '../../../kit/layout/fact-rows';
import { useText } from '../../../text/use-text';

/** The store's numbers at the authorities and the marketplace. */
export function LegalIdentityCard({ platformIdentifier }: { platformIdentifier: string | null }) {
  const t = useText('storeSettings');
  return (
    <Card>
      <CardHeader title={t('general.identifiers')} />
      <CardLead>{t('general.identifiersText')}</CardLead>
      <FieldGrid>
        <BoundTextField
          name="ice"
          label={t('fields.ice')}
          help={t('help.ice')}
          dir="ltr"
          inputMode="numeric"
          maxLength={20}
        />
        <BoundTextField
          name="rce"
          label={t('fields.rce')}
          help={t('help.rce')}
          dir="ltr"
          inputMode="numeric"
          maxLength={20}
        />
        <FullWidthRow>
          <FactRows>
            <FactRow name={t('fields.platformIdentifier')}>
              {platformIdentifier ? <bdi dir="ltr">{platformIdentifier}</bdi> : t('notGiven')}
            </FactRow>
          </FactRows>
        </FullWidthRow>
      </FieldGrid>
    </Card>
  );
}
