import { useMemo } from 'react';
import { styled } from 'styled-components';
import { bankAccountSection } from '#application/stores/bank-account-editing';
import { bankAccountSchema } from '#domain/stores/bank-account';
import type { Store } from '#openapi/types.generated';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { BankFields, useBankTexts } from '../store/bank-fields';
import { useText } from '../text/use-text';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

interface BankFormProps {
  store: Store;
  onDone: () => void;
}

/**
 * The form of the bank account. The account number is never stored as a draft: it must be typed
 * again.
 */
export function BankForm({ store, onDone }: BankFormProps) {
  const t = useText('payouts');
  const texts = useBankTexts();
  const record = useMemo(() => bankAccountSection.recordOf(store), [store]);
  const edit = useRecordEdit({ editing: bankAccountSection.editing, record, subject: null });
  const saved = () => {
    toasts.show({ title: t('bank.saved') });
    onDone();
  };
  const busy = edit.snapshot.hasTag('busy');
  return (
    <RecordForm
      edit={edit}
      schema={bankAccountSchema}
      label={t('bank.title')}
      onSaved={saved}
      {...texts}
    >
      <BankFields />
      <Actions>
        <Button type="submit" busy={busy}>
          {t('bank.save')}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onDone}>
          {t('bank.cancel')}
        </Button>
      </Actions>
    </RecordForm>
  );
}
