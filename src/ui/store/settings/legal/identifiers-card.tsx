import { LEGAL_IDENTIFIERS } from '#domain/stores/store-settings';
import { FieldGrid } from '../../../account/account-layout';
import { CardLead, FullWidthRow } from '../../../forms/settings-layout';
import { BoundTextField } from '../../../kit/form/bound-fields';
import { Card, CardHeader } from '../../../kit/layout/card';
import { FactRow, FactRows } from '../../../kit/layout/fact-rows';
import { useText } from '../../../text/use-text';

/** The company's numbers at the authorities and the marketplace. */
export function IdentifiersCard({ platformIdentifier }: { platformIdentifier: string | null }) {
  const t = useText('storeSettings');
  return (
    <Card>
      <CardHeader title={t('legal.identifiers')} />
      <CardLead>{t('legal.identifiersText')}</CardLead>
      <FieldGrid>
        {LEGAL_IDENTIFIERS.map((field) => (
          <BoundTextField
            key={field}
            name={field}
            label={t(`fields.${field}`)}
            help={t(`help.${field}`)}
            dir="ltr"
            inputMode="numeric"
            maxLength={20}
          />
        ))}
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
