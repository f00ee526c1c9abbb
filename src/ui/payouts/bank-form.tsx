import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { Store } from '#application/api/stores-endpoints.generated';
import {
  type BankAccountValues,
  bankAccountEditing,
  bankAccountRecord,
} from '#application/stores/bank-account-editing';
import {
  ACCOUNT_NAME_LENGTH,
  bankAccountSchema,
  bareRib,
  maskedRib,
} from '#domain/stores/bank-account';
import { EditedForm } from '../forms/edited-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { BoundTextField } from '../kit/form/bound-fields';
import { toasts } from '../kit/toast-store';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';

const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

const RIB_DIGITS = 24;

interface BankFormProps {
  store: Store;
  onDone: () => void;
}

/** The account as it is typed. An account number is kept in no draft: it is typed again instead. */
export function BankForm({ store, onDone }: BankFormProps) {
  const t = useText('payouts');
  const codeText = useCodeText();
  const record = useMemo(() => bankAccountRecord(store), [store]);
  const edit = useRecordEdit({ editing: bankAccountEditing, record, subject: null });
  const saved = () => {
    toasts.show({ title: t('bank.saved') });
    onDone();
  };
  const show = ({ holderName, bankName, rib }: BankAccountValues['payment']) =>
    [holderName, bankName, rib && maskedRib(bareRib(rib))].filter(Boolean).join(' · ');
  const busy = edit.snapshot.hasTag('busy');
  return (
    <EditedForm
      edit={edit}
      schema={bankAccountSchema}
      label={t('bank.title')}
      onSaved={saved}
      errorText={(code) =>
        code === 'rib_digits' || code === 'rib_key' ? t(`bank.faults.${code}`) : codeText(code)
      }
      fields={{ payment: { label: t('bank.title'), show } }}
    >
      <BoundTextField
        name="payment.holderName"
        label={t('bank.holderName')}
        required
        maxLength={ACCOUNT_NAME_LENGTH}
        dir="auto"
      />
      <BoundTextField
        name="payment.bankName"
        label={t('bank.bankName')}
        required
        maxLength={ACCOUNT_NAME_LENGTH}
        dir="auto"
      />
      <RibField />
      <Deeds>
        <Button type="submit" busy={busy}>
          {t('bank.save')}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onDone}>
          {t('bank.cancel')}
        </Button>
      </Deeds>
    </EditedForm>
  );
}

/** Counts the digits while one types: twenty-four, the last two of which are the key. */
function RibField() {
  const t = useText('payouts');
  const { values } = useFormikContext<BankAccountValues>();
  const used = bareRib(values.payment.rib).length;
  return (
    <BoundTextField
      name="payment.rib"
      label={t('bank.rib')}
      help={t('bank.ribHelp')}
      aside={<bdi dir="ltr">{`${used} / ${RIB_DIGITS}`}</bdi>}
      required
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
    />
  );
}
