import { useFormikContext } from 'formik';
import * as z from 'zod/mini';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Return } from '#openapi/types.generated';
import { BoundMoneyField, BoundRadioGroup } from '../../kit/form/bound-more-fields';
import { useCodeText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { RequestActor } from '../request-actors';
import { AnswerForm } from './answer-form';
import { ReturnLoader } from './return-loader';

const REFUND_MODES = ['whole', 'part'] as const;

/** `amount` in centimes, for a partial refund. */
type Values = { how: (typeof REFUND_MODES)[number]; amount: number | null };

/** As the server validates it: at least one centime, at most the remaining refundable amount. */
function schemaOf(refundable: number) {
  return z
    .object({ how: z.enum(REFUND_MODES), amount: z.nullable(z.number()) })
    .check(({ value: { how, amount }, issues }) => {
      const code = how === 'whole' ? wholeError(refundable) : partError(amount, refundable);
      const path = [how === 'whole' ? 'how' : 'amount'];
      if (code) issues.push({ code: 'custom', message: code, path, input: amount });
    });
}

function wholeError(refundable: number) {
  return refundable < 1 ? 'nothing_left' : null;
}

function partError(amount: number | null, refundable: number) {
  if (amount === null) return 'required';
  if (amount < 1) return 'too_small';
  return amount > refundable ? 'too_large' : null;
}

/** How much of a received return is refunded to the client. */
export function RefundForm({ actor }: { actor: RequestActor }) {
  return (
    <ReturnLoader actor={actor} action="refund">
      {(record) => <AmountForm actor={actor} record={record} />}
    </ReturnLoader>
  );
}

function AmountForm({ actor, record }: { actor: RequestActor; record: Return }) {
  const t = useText('requests');
  const format = useFormat();
  const codeText = useCodeText();
  const { refundable } = record;
  const max = bidiIsolate(format.money(refundable));
  const errorText = (code: string) => {
    if (code === 'too_large') return t('form.refund.atMost', { amount: max });
    return code === 'nothing_left' ? t('form.refund.nothing') : codeText(code);
  };
  return (
    <AnswerForm<Values>
      actor={actor}
      action="refund"
      schema={schemaOf(refundable)}
      initialValues={{ how: 'whole', amount: null }}
      hiddenFields={({ how }) => (how === 'whole' ? ['amount'] : [])}
      toAnswer={({ how, amount }) => ({
        amount: how === 'whole' || amount === null ? refundable : amount,
      })}
      errorText={errorText}
    >
      <BoundRadioGroup
        name="how"
        label={t('form.refund.how')}
        variant="cards"
        options={[
          { value: 'whole', label: t('form.refund.whole', { amount: max }) },
          { value: 'part', label: t('form.refund.part') },
        ]}
      />
      <Part help={t('form.refund.atMost', { amount: max })} />
    </AnswerForm>
  );
}

/** The amount of a partial refund; a full refund needs none. */
function Part({ help }: { help: string }) {
  const t = useText('requests');
  const { values } = useFormikContext<Values>();
  if (values.how === 'whole') return null;
  return <BoundMoneyField name="amount" label={t('form.refund.amount')} help={help} required />;
}
