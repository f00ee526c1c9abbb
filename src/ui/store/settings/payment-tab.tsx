import { useMemo } from 'react';
import { styled } from 'styled-components';
import { bankAccountSection } from '#application/stores/bank-account-editing';
import { bankAccountSchema } from '#domain/stores/bank-account';
import { CardLead } from '../../forms/settings-layout';
import { Card, CardHeader } from '../../kit/layout/card';
import { TextLink } from '../../kit/text-link';
import { useText } from '../../text/use-text';
import { BankFields, useBankTexts } from '../bank-fields';
import type { SettingsTabProps } from './settings-tab-props';
import { TabForm } from './tab-form';

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
  max-inline-size: 560px;
`;

/** The bank account for payouts. */
export function PaymentTab({ store, readOnly }: SettingsTabProps) {
  const t = useText('storeSettings');
  const texts = useBankTexts();
  const record = useMemo(() => bankAccountSection.recordOf(store), [store]);
  return (
    <TabForm
      tab="payment"
      editing={bankAccountSection.editing}
      record={record}
      readOnly={readOnly}
      schema={bankAccountSchema}
      changes={[{ entity: 'stores', storeId: store.id, columns: { payment: '' } }]}
      {...texts}
    >
      <Card>
        <CardHeader
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
