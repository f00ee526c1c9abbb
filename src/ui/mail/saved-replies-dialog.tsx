import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useListSavedRepliesQuery } from '#application/api/conversations-endpoints.generated';
import {
  newSavedReply,
  replyStanding,
  type SavedReplyFields,
  savedReplyDeletion,
  savedReplyEditing,
  savedReplyRecord,
} from '#application/conversations/saved-reply-editing';
import { replyText, SAVED_REPLY_LIMITS, savedReplyErrors } from '#domain/conversations/saved-reply';
import { errorsSchema } from '#domain/forms/errors-schema';
import type { SavedReply } from '#openapi/types.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import DeleteIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { useSaved } from '../forms/use-saved';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { toasts } from '../kit/feedback/toast-store';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { IconButton } from '../kit/icon-button';
import { Skeleton } from '../kit/loading/skeleton';
import { ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { Dialog } from '../kit/overlays/dialog';
import { ProblemState } from '../lists/problem-state';
import { useCodeText, useProblemText } from '../text/problem-text';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    padding-block: var(--space-8);
    border-block-end: 1px solid var(--line);
  }
  & > li > div {
    flex: 1;
    min-inline-size: 0;
  }
  & p {
    overflow: hidden;
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
`;

const schema = errorsSchema<SavedReplyFields>(savedReplyErrors);

/** The saved replies of the store: add, edit, delete. */
export function SavedRepliesDialog({ onDone }: { onDone: () => void }) {
  const t = useText('mail');
  const { data, error, refetch } = useListSavedRepliesQuery();
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  const replies = data?.items;
  if (edited) {
    return (
      <ReplyFormDialog reply={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
    );
  }
  return (
    <Dialog
      open
      onClose={onDone}
      title={t('replies.title')}
      description={t('replies.text')}
      width={600}
      footer={
        <>
          <Button variant="outline" onClick={onDone}>
            {t('close')}
          </Button>
          <Button icon={AddIcon} onClick={() => setEdited('new')}>
            {t('replies.add')}
          </Button>
        </>
      }
    >
      {!replies && error !== undefined && <ProblemState error={error} onRetry={refetch} />}
      {!replies && error === undefined && <Skeleton $height="160px" />}
      {replies?.length === 0 && <EmptyState title={t('replies.none')} />}
      <List>
        {replies?.map((reply) => (
          <ReplyLine key={reply.id} reply={reply} onEdit={() => setEdited(reply)} />
        ))}
      </List>
    </Dialog>
  );
}

function ReplyLine({ reply, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const t = useText('mail');
  const problemText = useProblemText();
  const [isAsking, setIsAsking] = useState(false);
  const record = useMemo(() => replyStanding(reply), [reply]);
  const edit = useRecordEdit({ editing: savedReplyDeletion, record, subject: null });
  const { snapshot, send } = edit;
  const { problem } = snapshot.context;
  const values = { isDeleted: true };
  const { name, body, bodyAr, bodyEn } = reply;
  const text = replyText({ fr: body, ar: bodyAr, en: bodyEn }, useLanguage());
  useSaved(edit, () => toasts.show({ title: t('replies.deleted') }));
  return (
    <li>
      <div>
        <bdi>{name}</bdi>
        <p dir="auto">{text}</p>
      </div>
      <IconButton
        icon={EditIcon}
        size="small"
        label={t('replies.edit', { name })}
        onClick={onEdit}
      />
      <IconButton
        icon={DeleteIcon}
        size="small"
        label={t('replies.delete', { name })}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('replies.question')}
        description={t('replies.deleteText')}
        confirmLabel={t('actions.delete')}
        cancelLabel={t('question.cancel')}
        busy={snapshot.hasTag('busy')}
        error={problem ? problemText(problem) : undefined}
        onConfirm={() => send({ type: 'record.save', attempt: { values, changes: values } })}
        onCancel={() => setIsAsking(false)}
      />
    </li>
  );
}

interface ReplyFormDialogProps {
  reply: SavedReply | null;
  onDone: () => void;
}

/** A saved reply in the three languages. */
function ReplyFormDialog({ reply, onDone }: ReplyFormDialogProps) {
  const t = useText('mail');
  const codeText = useCodeText();
  const record = useMemo(() => (reply ? savedReplyRecord(reply) : newSavedReply), [reply]);
  const edit = useRecordEdit({ editing: savedReplyEditing, record, subject: 'savedReply' });
  const busy = edit.snapshot.hasTag('busy');
  const title = reply ? t('replies.edit', { name: reply.name }) : t('replies.add');
  const texts: Readonly<Record<string, string>> = {
    unknown: t('replies.unknownVariable'),
    'body.required': t('replies.noText'),
    already_taken: t('replies.taken'),
  };
  const fields = [
    { name: 'body', lang: 'fr' },
    { name: 'bodyAr', lang: 'ar' },
    { name: 'bodyEn', lang: 'en' },
  ] as const;
  return (
    <Dialog
      open
      onClose={onDone}
      busy={busy}
      title={title}
      description={t('replies.help')}
      width={600}
    >
      <RecordForm
        edit={edit}
        schema={schema}
        label={title}
        ownButtons
        onSaved={() => {
          toasts.show({ title: t('replies.saved') });
          onDone();
        }}
        errorText={(code, field) => texts[`${field}.${code}`] ?? texts[code] ?? codeText(code)}
        fields={{
          name: { label: t('replies.name') },
          body: { label: t('replies.body') },
          bodyAr: { label: t('replies.bodyAr') },
          bodyEn: { label: t('replies.bodyEn') },
        }}
      >
        <BoundTextField
          name="name"
          label={t('replies.name')}
          required
          maxLength={SAVED_REPLY_LIMITS.name}
          dir="auto"
          autoComplete="off"
        />
        {fields.map(({ name, lang }) => (
          <BoundTextArea
            key={name}
            name={name}
            label={t(`replies.${name}`)}
            lang={lang}
            dir={lang === 'ar' ? 'rtl' : 'ltr'}
            rows={4}
            maxLength={SAVED_REPLY_LIMITS.body}
          />
        ))}
        <Actions>
          <Button variant="outline" disabled={busy} onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
        </Actions>
      </RecordForm>
    </Dialog>
  );
}
