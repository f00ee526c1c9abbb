import * as z from 'zod/mini';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { casablancaDay } from '#domain/time/casablanca-day';
import { DialogForm } from '../forms/dialog-form';
import { Note } from '../kit/feedback/note';
import { BoundDateField } from '../kit/form/bound-dates';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundMoneyField } from '../kit/form/bound-more-fields';
import { useNow } from '../lists/use-now';
import { useSnapshot } from '../lists/use-snapshot';
import { useCodeText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { InvoiceActor } from './invoice-actors';

interface Values {
  amount: number | null;
  receivedOn: string | null;
  reference: string;
}

/** Part of the amount due, or all of it; centimes. Contract: recordPayment. */
function schemaOf(amountDue: number) {
  return z.object({
    amount: z
      .nullable(z.number('required').check(z.gt(0, 'required'), z.lte(amountDue, 'exceeds_due')))
      .check(z.refine((amount) => amount !== null, 'required')),
    receivedOn: z.nullable(z.string()).check(z.refine((day) => day !== null, 'required')),
    reference: z.string(),
  });
}

/** The received amount, the date, and the number of the transfer or cheque. */
export function PaymentDialog({ actor }: { actor: InvoiceActor }) {
  const t = useText('invoices');
  const format = useFormat();
  const codeText = useCodeText();
  const snapshot = useSnapshot(actor);
  const { record: invoice, problem } = snapshot.context;
  const { amountDue } = invoice;
  const today = casablancaDay(useNow());
  const answer = ({ amount, receivedOn, reference }: Values) => {
    if (amount === null || receivedOn === null) return;
    actor.send({ type: 'payment.confirm', amount, receivedOn, reference });
  };
  const [refusal] = Object.values(problem?.errors ?? {}).flat();
  return (
    <DialogForm<Values>
      title={t('payment.title', { number: bidiIsolate(invoice.number ?? '') })}
      description={t('payment.text', { amount: bidiIsolate(format.money(amountDue)) })}
      initialValues={{ amount: amountDue, receivedOn: today, reference: '' }}
      schema={schemaOf(amountDue)}
      errorText={codeText}
      onAnswer={answer}
      onCancel={() => actor.send({ type: 'question.cancel' })}
      busy={snapshot.hasTag('busy')}
      confirmLabel={t('payment.confirm')}
      cancelLabel={t('payment.cancel')}
    >
      {refusal && (
        <Note tone="error" announce>
          {codeText(refusal)}
        </Note>
      )}
      <BoundMoneyField name="amount" label={t('payment.amount')} required />
      <BoundDateField name="receivedOn" label={t('payment.receivedOn')} required max={today} />
      <BoundTextField
        name="reference"
        label={t('payment.reference')}
        help={t('payment.referenceHelp')}
        maxLength={80}
        dir="ltr"
      />
    </DialogForm>
  );
}
