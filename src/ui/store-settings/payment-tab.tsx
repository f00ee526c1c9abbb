import { useMemo } from 'react';
import { styled } from 'styled-components';
import { bankAccountPart } from '#application/stores/bank-account-editing';
import { bankAccountSchema } from '#domain/stores/bank-account';
import { Card, CardHead } from '../kit/card';
import { TextLink } from '../kit/text-link';
import { BankFields, useBankTexts } from '../stores/bank-fields';
import { useText } from '../text/use-text';
import { CardLead } from './settings-layout';
import type { SettingsTabProps } from './settings-tab-props';
import { TabForm } from './tab-form';

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
  max-inline-size: 560px;
`;

/** Where payouts go. */
export function PaymentTab({ store, readOnly }: SettingsTabProps) {
  const t = useText('storeSettings');
  const texts = useBankTexts();
  const record = useMemo(() => bankAccountPart.recordOf(store), [store]);
  return (
    <TabForm
      tab="payment"
      editing={bankAccountPart.editing}
      record={record}
      readOnly={readOnly}
      schema={bankAccountSchema}
      changes={[{ entity: 'stores', storeId: store.id, columns: { payment: '' } }]}
      {...texts}
    >
      <Card>
        <CardHead
          title={t('payment.title')}
          aside={<TextLink to="/dashboard/banking">{t('payment.payouts')}</TextLink>}
        />
        <CardLead>{t('payment.text')}</CardLead>
        <Fields>
          <BankFields />
        </Fields>
      </Card>
    </TabForm>
  );
}
