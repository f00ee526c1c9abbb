import { useFormikContext } from 'formik';
import * as z from 'zod/mini';
import { useGetInvoiceQuery } from '#application/api/invoices-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { INVOICE_LIMITS } from '#domain/invoices/invoice-form';
import { lineLabel } from '#domain/invoices/invoice-line-words';
import type { InvoiceLine } from '#openapi/types.generated';
import { DialogForm } from '../forms/dialog-form';
import { Note } from '../kit/feedback/note';
import { BoundNumberField, BoundRadioGroup } from '../kit/form/bound-more-fields';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { Skeleton } from '../kit/loading/skeleton';
import { ProblemState } from '../lists/problem-state';
import { useSnapshot } from '../lists/use-snapshot';
import { useCodeText } from '../text/problem-text';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import type { InvoiceActor } from './invoice-actors';

interface Values {
  scope: 'all' | 'some';
  /** Pieces to credit, line by line; null while empty. */
  quantities: (number | null)[];
  note: string;
}

const schema = z
  .object({
    scope: z.enum(['all', 'some']),
    quantities: z.array(z.nullable(z.number())),
    note: z.string().check(z.maxLength(INVOICE_LIMITS.note, 'too_long')),
  })
  .check((ctx) => {
    const { scope, quantities } = ctx.value;
    if (scope === 'all' || quantities.some((quantity) => (quantity ?? 0) > 0)) return;
    ctx.issues.push({ code: 'custom', message: 'none', path: ['scope'], input: ctx.value });
  });

function chosenLines({ scope, quantities }: Values) {
  return scope === 'all'
    ? null
    : quantities.flatMap((quantity, position) =>
        quantity === null || quantity === 0 ? [] : [{ position, quantity }],
      );
}

/** The credited part of an invoice, and the reason. */
export function CreditDialog({ actor }: { actor: InvoiceActor }) {
  const t = useText('invoices');
  const codeText = useCodeText();
  const snapshot = useSnapshot(actor);
  const { record: invoice, problem } = snapshot.context;
  const { currentData, error, refetch } = useGetInvoiceQuery({ invoiceId: invoice.id });
  const lines = currentData?.lines ?? [];
  const [refusal] = Object.values(problem?.errors ?? {}).flat();
  return (
    <DialogForm<Values>
      key={currentData ? 'read' : 'reading'}
      title={t('credit.title', { number: bidiIsolate(invoice.number ?? '') })}
      description={t('credit.text')}
      initialValues={{ scope: 'all', quantities: lines.map(() => null), note: '' }}
      schema={schema}
      hiddenFields={({ scope }) => (scope === 'all' ? ['quantities'] : [])}
      errorText={(code) => (code === 'none' ? t('credit.none') : codeText(code))}
      onAnswer={(values) =>
        actor.send({ type: 'credit.confirm', lines: chosenLines(values), note: values.note })
      }
      onCancel={() => actor.send({ type: 'question.cancel' })}
      busy={snapshot.hasTag('busy')}
      confirmLabel={t('credit.confirm')}
      cancelLabel={t('credit.cancel')}
      danger
      width={480}
    >
      {refusal && (
        <Note tone="error" announce>
          {codeText(refusal)}
        </Note>
      )}
      <BoundRadioGroup
        name="scope"
        label={t('credit.scope')}
        options={(['all', 'some'] as const).map((value) => ({
          value,
          label: t(`credit.${value}`),
        }))}
      />
      {!currentData && (error ? <ProblemState error={error} onRetry={refetch} /> : <Skeleton />)}
      <Quantities lines={lines} />
      <BoundTextArea
        name="note"
        label={t('credit.note')}
        aside={t('credit.optional')}
        maxLength={INVOICE_LIMITS.note}
        dir="auto"
      />
    </DialogForm>
  );
}

/** The number of pieces of each line, unless all of them are credited. */
function Quantities({ lines }: { lines: readonly InvoiceLine[] }) {
  const t = useText('invoices');
  const language = useLanguage();
  const { values } = useFormikContext<Values>();
  if (values.scope === 'all') return null;
  return lines.map((line, index) => (
    <BoundNumberField
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an issued invoice stay as they are.
      key={index}
      name={`quantities.${index}`}
      label={t('credit.quantityOf', { label: bidiIsolate(lineLabel(line, language)) })}
      unit={t('credit.outOf', { count: line.quantity })}
      max={line.quantity}
    />
  ));
}
