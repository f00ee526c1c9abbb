import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import {
  conversationStarting,
  type NewConversationValues,
  namesRecipient,
  newConversation,
  STARTED_KINDS,
} from '#application/conversations/conversation-starting';
import { isEmailAddress } from '#domain/contact/email-address';
import { CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import { LANGUAGES, languageRecords } from '#domain/format/languages';
import { errorsSchema } from '#domain/forms/errors-schema';
import { BoundRichText } from '../forms/bound-rich-text';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { Autocomplete } from '../kit/fields/autocomplete';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundSelect } from '../kit/form/bound-select';
import { useFormField } from '../kit/form/form-error-text';
import { Dialog } from '../kit/overlays/dialog';
import { useSearchInput } from '../lists/use-search-input';
import { FOUND_RECORDS } from '../tasks/linked-records';
import { useText } from '../text/use-text';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
`;

const schema = errorsSchema<NewConversationValues>(({ kind, subject, recipient, link }) => {
  const isAddressed = namesRecipient(kind);
  const email = recipient.email.trim();
  return {
    ...(subject.trim() === '' && { subject: ['required'] }),
    ...(isAddressed && recipient.name.trim() === '' && { 'recipient.name': ['required'] }),
    ...(isAddressed && email === '' && { 'recipient.email': ['required'] }),
    ...(isAddressed &&
      email !== '' &&
      !isEmailAddress(email) && { 'recipient.email': ['invalid_email'] }),
    ...(kind === 'order' && link === null && { link: ['required'] }),
  };
});

interface NewConversationDialogProps {
  onStarted: (conversationId: string | null) => void;
  onDone: () => void;
}

/** Starts a conversation with its first message. What is typed is kept as a draft. */
export function NewConversationDialog({ onStarted, onDone }: NewConversationDialogProps) {
  const t = useText('mail');
  const edit = useRecordEdit({
    editing: conversationStarting,
    record: newConversation,
    subject: 'conversation',
  });
  const busy = edit.snapshot.hasTag('busy');
  // Until its draft is read, the dialog has no field to begin in.
  if (edit.snapshot.hasTag('loading')) return null;
  return (
    <Dialog open onClose={onDone} busy={busy} title={t('new.title')} width={600}>
      <RecordForm
        edit={edit}
        schema={schema}
        label={t('new.title')}
        ownButtons
        onSaved={() => {
          toasts.show({ title: t('new.started') });
          onStarted(edit.snapshot.context.record.id);
          onDone();
        }}
        fields={{
          kind: { label: t('new.kind') },
          subject: { label: t('new.subject') },
          recipient: { label: t('new.email') },
          link: { label: t('new.order') },
          language: { label: t('new.language') },
          message: { label: t('new.message') },
        }}
        parts={{
          'recipient.name': t('new.name'),
          'recipient.email': t('new.email'),
          'message.body': t('new.message'),
        }}
      >
        <Fields />
        <Actions>
          <Button variant="outline" disabled={busy} onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('new.send')}
          </Button>
        </Actions>
      </RecordForm>
    </Dialog>
  );
}

function Fields() {
  const t = useText('mail');
  const { values } = useFormikContext<NewConversationValues>();
  return (
    <>
      <BoundSelect
        name="kind"
        label={t('new.kind')}
        options={STARTED_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {namesRecipient(values.kind) && (
        <>
          <BoundTextField
            name="recipient.name"
            label={t('new.name')}
            required
            maxLength={120}
            dir="auto"
            autoComplete="off"
          />
          <BoundTextField
            name="recipient.email"
            label={t('new.email')}
            required
            type="email"
            maxLength={254}
            dir="ltr"
            autoComplete="off"
          />
        </>
      )}
      {values.kind === 'order' && <OrderField />}
      {values.kind !== 'team' && (
        <BoundSelect
          name="language"
          label={t('new.language')}
          options={LANGUAGES.map((value) => ({ value, label: languageRecords[value].name }))}
        />
      )}
      <BoundTextField
        name="subject"
        label={t('new.subject')}
        required
        maxLength={CONVERSATION_LIMITS.subject}
        dir="auto"
        autoComplete="off"
      />
      <BoundRichText
        name="message.body"
        label={t('new.message')}
        required={false}
        lang={values.language}
        dir="auto"
      />
    </>
  );
}

/** The order whose client the conversation is with. */
function OrderField() {
  const t = useText('mail');
  const { value, error, change, leave } = useFormField<string | null>('link');
  const { found, setTyped } = useSearchInput(FOUND_RECORDS.order);
  return (
    <Autocomplete
      label={t('new.order')}
      required
      emptyText={t('new.noOrder')}
      options={(found.data ?? []).map(({ id, name }) => ({ value: id, label: name ?? '' }))}
      value={value}
      error={error}
      onChange={change}
      onBlur={leave}
      onInput={setTyped}
      loading={found.isFetching}
    />
  );
}
