/*
 * What is opened on the inbox, as one file: questions of a conversation's process, and the dialogs
 * of the page.
 */
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { ConversationActor } from '../conversations/conversation-actors';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import { AskMarketplaceDialog } from './ask-marketplace-dialog';
import { AssignDialog } from './assign-dialog';
import { BulkConversationsDialog } from './bulk-conversations-dialog';
import { ChatLinkDialog } from './chat-link-dialog';
import { ConversationLabelsDialog } from './conversation-labels-dialog';
import type { MailDialog } from './mail-dialog';
import { NewConversationDialog } from './new-conversation-dialog';
import { SavedRepliesDialog } from './saved-replies-dialog';
import { SnoozeDialog } from './snooze-dialog';
import type { Mail } from './use-mail';

interface MailDialogsProps {
  mail: Mail;
  dialog: MailDialog;
  onDone: (hasEffect: boolean) => void;
}

/** The dialog that was opened on the page. */
export function MailDialogs({ mail, dialog, onDone }: MailDialogsProps) {
  const t = useText('mail');
  if (dialog.kind === 'new') {
    return (
      <NewConversationDialog
        onStarted={(conversation) => mail.stay({ conversation, pane: null })}
        onDone={() => onDone(true)}
      />
    );
  }
  if (dialog.kind === 'replies') return <SavedRepliesDialog onDone={() => onDone(false)} />;
  if (dialog.kind === 'bulk') return <BulkConversationsDialog request={dialog} onDone={onDone} />;
  const actor = mail.actors.of(dialog.conversationId);
  const conversation = mail.conversation;
  const done = () => onDone(true);
  if (!actor || !conversation) return null;
  if (dialog.kind === 'link') return <ChatLinkDialog conversation={conversation} onDone={done} />;
  if (dialog.kind === 'marketplace') {
    return <AskMarketplaceDialog conversation={conversation} onDone={done} />;
  }
  if (dialog.kind === 'snooze') return <SnoozeDialog actor={actor} onDone={done} />;
  return dialog.kind === 'assign' ? (
    <AssignDialog
      title={t('assign.title')}
      current={conversation.assignee?.id ?? null}
      onChoose={(assigneeId) => {
        actor.send({ type: 'conversation.assign', assigneeId });
        done();
      }}
      onClose={done}
    />
  ) : (
    <ConversationLabelsDialog actor={actor} onDone={done} />
  );
}

/** The dialog of one conversation's process: confirm the deletion, retry, or acknowledge. */
export function HandlingDialogs({ actor }: { actor: ConversationActor }) {
  const t = useText('mail');
  const snapshot = useSnapshot(actor);
  const { attempt, problem, record: conversation } = snapshot.context;
  const subject = bidiIsolate(conversation.subject);
  if (!attempt) return null;
  const failure = t(`failure.${attempt.action}`);
  return (
    <>
      <ConfirmDialog
        open={snapshot.hasTag('confirming')}
        tone="danger"
        title={t('question.title')}
        description={t('question.effect', { subject })}
        confirmLabel={t('actions.delete')}
        cancelLabel={t('question.cancel')}
        onConfirm={() => actor.send({ type: 'question.confirm' })}
        onCancel={() => actor.send({ type: 'question.cancel' })}
      />
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={problem}
        title={failure}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={failure}
        description={t('conflict', { subject })}
        label={t('acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}
