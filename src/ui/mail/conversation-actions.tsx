import { styled } from 'styled-components';
import type {
  ConversationStep,
  ConversationWork,
} from '#application/conversations/conversation-handling.machine';
import type { Conversation } from '#openapi/types.generated';
import type { ConversationActor } from '../conversations/conversation-actors';
import { Button } from '../kit/button';
import { Menu } from '../kit/overlays/menu';
import { useSnapshot } from '../lists/use-snapshot';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import type { MailDialog } from './mail-dialog';
import type { Mail } from './use-mail';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
`;

/** The steps as buttons, in their order; the others are in the menu. */
const BUTTONS = ['close', 'reopen', 'snooze', 'wake'] as const;
const IN_MENU = ['open', 'wait', 'delete'] as const;
/** All work that is begun in the menu. */
const OF_MENU = [...IN_MENU, 'label', 'mark'] as const;

interface ConversationActionsProps {
  mail: Mail;
  conversation: Conversation;
  onOpen: (dialog: MailDialog) => void;
}

/** What can be done with the open conversation beside answering it. */
export function ConversationActions({ mail, conversation, onOpen }: ConversationActionsProps) {
  const actor = mail.actors.of(conversation.id);
  if (!actor) return null;
  return <Actions actor={actor} isChat={conversation.kind === 'order'} onOpen={onOpen} />;
}

interface ActionsProps {
  actor: ConversationActor;
  onOpen: (dialog: MailDialog) => void;
}

/** Takes a step of the lifecycle; a time is asked for first. */
export function takeStep({ actor, onOpen }: ActionsProps, step: ConversationStep): void {
  const { id } = actor.getSnapshot().context.record;
  if (step === 'snooze') onOpen({ kind: 'snooze', conversationId: id });
  else if (step === 'delete') actor.send({ type: 'conversation.delete' });
  else actor.send({ type: 'conversation.advance', action: step });
}

function Actions({ actor, isChat, onOpen }: ActionsProps & { isChat: boolean }) {
  const t = useText('mail');
  const mayReply = usePermission('conversations.reply');
  const mayAssign = usePermission('conversations.assign');
  const { context, ...snapshot } = useSnapshot(actor);
  const { record: conversation, attempt } = context;
  const isBusy = snapshot.hasTag('busy');
  const isRunning = (work: ConversationWork) => isBusy && attempt?.action === work;
  const offered = new Set(conversation.allowedActions.map(({ action }) => action));
  const conversationId = conversation.id;
  const run = (id: string) => {
    if (id === 'unread') return actor.send({ type: 'conversation.mark', isUnread: true });
    if (id === 'labels' || id === 'link' || id === 'marketplace') {
      return onOpen({ kind: id, conversationId });
    }
    const step = IN_MENU.find((one) => one === id);
    return step && takeStep({ actor, onOpen }, step);
  };
  return (
    <Row>
      {BUTTONS.filter((step) => offered.has(step)).map((step) => (
        <Button
          key={step}
          variant={step === 'close' ? 'soft' : 'outline'}
          size="small"
          busy={isRunning(step)}
          onClick={() => takeStep({ actor, onOpen }, step)}
        >
          {t(`actions.${step}`)}
        </Button>
      ))}
      {mayAssign && (
        <Button
          variant="outline"
          size="small"
          busy={isRunning('assign')}
          onClick={() => onOpen({ kind: 'assign', conversationId })}
        >
          {t('actions.assign')}
        </Button>
      )}
      <Menu
        label={t('more')}
        size="small"
        busy={OF_MENU.some(isRunning)}
        items={[
          { id: 'unread', label: t('actions.unread') },
          ...(mayReply ? [{ id: 'labels', label: t('actions.labels') }] : []),
          ...(mayReply && isChat
            ? [
                { id: 'link', label: t('chat.link') },
                { id: 'marketplace', label: t('chat.ask') },
              ]
            : []),
          ...IN_MENU.filter((step) => offered.has(step)).map((step) => ({
            id: step,
            label: t(`actions.${step}`),
            danger: step === 'delete',
            separated: step === 'delete',
          })),
        ]}
        onAction={run}
      />
    </Row>
  );
}
