import { type Command, useCommands } from '../commands/command-registry';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { takeStep } from './conversation-actions';
import type { MailDialog } from './mail-dialog';
import { readMail } from './mail-query';
import type { Mail } from './use-mail';

interface MailCommandsProps {
  mail: Mail;
  onOpen: (dialog: MailDialog) => void;
}

/** Puts the focus into the field of the answer. */
function focusAnswer(): void {
  const field = document.querySelector<HTMLElement>('#conversation-writing [role=textbox]');
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

/** The keys of the inbox: J and K change the conversation, X closes, S snoozes, G assigns, R answers. */
export function MailCommands({ mail, onOpen }: MailCommandsProps) {
  const t = useText('mail');
  const mayReply = usePermission('conversations.reply');
  const mayAssign = usePermission('conversations.assign');
  const { rows, stay, conversation, actors } = mail;
  const step = (by: 1 | -1) => {
    // By the address: of two quick presses, the second comes before the page shows the first one.
    const opened = readMail(new URLSearchParams(window.location.search)).conversation;
    const at = rows.findIndex(({ id }) => id === opened);
    const next = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (!next) return;
    stay({ conversation: next.id, pane: null });
    document.getElementById(`row-${next.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const walk = (id: 'next' | 'previous', keys: string, by: 1 | -1): Command => ({
    id: `mail.${id}`,
    label: t(`shortcuts.${id}`),
    scope: 'page',
    keys,
    keyboardOnly: true,
    run: () => step(by),
  });
  const actor = conversation && actors.of(conversation.id);
  const offered = new Set(
    actor?.getSnapshot().context.record.allowedActions.map(({ action }) => action),
  );
  const stepCommand = (action: 'close' | 'reopen' | 'snooze' | 'wake', keys: string): Command[] =>
    actor && offered.has(action)
      ? [
          {
            id: `mail.${action}`,
            label: t(`shortcuts.${action}`),
            scope: 'record',
            keys,
            run: () => takeStep({ actor, onOpen }, action),
          },
        ]
      : [];
  const conversationId = conversation?.id ?? '';
  useCommands([
    walk('next', 'j', 1),
    walk('previous', 'k', -1),
    ...stepCommand('close', 'x'),
    ...stepCommand('reopen', 'x'),
    ...stepCommand('snooze', 's'),
    ...stepCommand('wake', 's'),
    ...(actor && mayAssign
      ? [
          {
            id: 'mail.assign',
            label: t('shortcuts.assign'),
            scope: 'record' as const,
            keys: 'g',
            run: () => onOpen({ kind: 'assign', conversationId }),
          },
        ]
      : []),
    ...(actor && mayReply
      ? [
          {
            id: 'mail.reply',
            label: t('shortcuts.reply'),
            scope: 'record' as const,
            keys: 'r',
            run: focusAnswer,
          },
        ]
      : []),
    ...(mayReply
      ? [
          {
            id: 'mail.new',
            label: t('new.action'),
            scope: 'page' as const,
            keys: 'n',
            run: () => onOpen({ kind: 'new' }),
          },
        ]
      : []),
  ]);
  return null;
}
