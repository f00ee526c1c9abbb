import { useFormikContext } from 'formik';
import type { BankAccountValues } from '#application/stores/bank-account-editing';
import { ACCOUNT_NAME_LENGTH, maskRib, normalizeRib } from '#domain/stores/bank-account';
import { BoundTextField } from '../kit/form/bound-fields';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';

const RIB_DIGITS = 24;

/** The fields of the store's bank account, shared by several forms. */
export function BankFields() {
  const t = useText('payouts');
  return (
    <>
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
    </>
  );
}

/** Counts the typed digits: twenty-four, the last two of which are the key. */
function RibField() {
  const t = useText('payouts');
  const { values } = useFormikContext<BankAccountValues>();
  const used = normalizeRib(values.payment.rib).length;
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

/** The labels of the fields, the account as shown in a conflict, and the error texts. */
export function useBankTexts() {
  const t = useText('payouts');
  const codeText = useCodeText();
  const show = ({ holderName, bankName, rib }: BankAccountValues['payment']) =>
    [holderName, bankName, rib && maskRib(normalizeRib(rib))].filter(Boolean).join(' · ');
  return {
    fields: { payment: { label: t('bank.title'), show } },
    parts: {
      'payment.holderName': t('bank.holderName'),
      'payment.bankName': t('bank.bankName'),
      'payment.rib': t('bank.rib'),
    },
    errorText: (code: string) =>
      code === 'rib_digits' || code === 'rib_key' ? t(`bank.faults.${code}`) : codeText(code),
  };
}
