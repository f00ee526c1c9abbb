import { useGetInvoiceQuery } from '#application/api/invoices-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { SENDING_LIMITS, sendingSchema } from '#domain/invoices/invoice-sending';
import { DialogForm } from '../forms/dialog-form';
import { Note } from '../kit/feedback/note';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundRadioGroup } from '../kit/form/bound-more-fields';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { Skeleton } from '../kit/loading/skeleton';
import { useSnapshot } from '../lists/use-snapshot';
import { useCodeText } from '../text/problem-text';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import type { InvoiceActor } from './invoice-actors';

interface Values {
  email: string;
  language: Language;
  message: string;
}

/** The recipient's address and language, and a message. */
export function SendDialog({ actor }: { actor: InvoiceActor }) {
  const t = useText('invoices');
  const codeText = useCodeText();
  const own = useLanguage();
  const snapshot = useSnapshot(actor);
  const { record: invoice, problem } = snapshot.context;
  const { currentData, error } = useGetInvoiceQuery({ invoiceId: invoice.id });
  // If the earlier address can't be loaded, the user enters the address.
  const isRead = currentData !== undefined || error !== undefined;
  const last = currentData?.sendings.at(-1);
  const [refusal] = Object.values(problem?.errors ?? {}).flat();
  const isNote = currentData?.type === 'credit_note';
  return (
    <DialogForm<Values>
      key={isRead ? 'read' : 'reading'}
      title={t(isNote ? 'sending.titleNote' : 'sending.title', {
        number: bidiIsolate(invoice.number ?? ''),
      })}
      description={t('sending.text')}
      initialValues={{
        // Defaults to the previous recipient.
        email: last?.email ?? currentData?.client.email ?? '',
        language: last?.language ?? own,
        message: '',
      }}
      schema={sendingSchema}
      errorText={codeText}
      onAnswer={(values) => actor.send({ type: 'sending.confirm', ...values })}
      onCancel={() => actor.send({ type: 'question.cancel' })}
      busy={snapshot.hasTag('busy')}
      confirmLabel={t('sending.confirm')}
      cancelLabel={t('sending.cancel')}
      width={480}
    >
      {refusal && (
        <Note tone="error" announce>
          {codeText(refusal)}
        </Note>
      )}
      {isRead ? <SendFields /> : <Skeleton />}
    </DialogForm>
  );
}

function SendFields() {
  const t = useText('invoices');
  return (
    <>
      <BoundTextField
        name="email"
        label={t('sending.email')}
        required
        type="email"
        maxLength={SENDING_LIMITS.email}
        dir="ltr"
      />
      <BoundRadioGroup
        name="language"
        label={t('sending.language')}
        options={LANGUAGES.map((value) => ({ value, label: languageRecords[value].name }))}
      />
      <BoundTextArea
        name="message"
        label={t('sending.message')}
        aside={t('sending.optional')}
        maxLength={SENDING_LIMITS.message}
        dir="auto"
      />
    </>
  );
}
