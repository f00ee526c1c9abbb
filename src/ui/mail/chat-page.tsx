import { useOpenTeamRoomMutation } from '#application/api/conversations-endpoints.generated';
import { asProblem } from '#application/problem';
import TeamIcon from '~icons/solar/users-group-rounded-linear';
import { AriaLocale } from '../kit/aria-locale';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { PageHeader } from '../kit/layout/page-header';
import { usePermission } from '../portal-context/use-permission';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { ConversationPane } from './conversation-pane';
import { Alone, InboxCard, InboxScreen, Panes } from './inbox-layout';
import { MailCommands } from './mail-commands';
import { MailList } from './mail-list';
import { MailToolbar } from './mail-toolbar';
import { OpenedDialogs, useOpenedDialog } from './opened-dialogs';
import { type Mail, useMail } from './use-mail';

/**
 * `/dashboard/chat`: the chats with clients about their orders, and the room of the team. Messages
 * are on the other side's screen at once.
 */
export function ChatPage() {
  const t = useText('mail');
  const mail = useMail('chat');
  const { dialog, onOpen, onDone, chosen, onChoose } = useOpenedDialog();
  const onPhone = useMediaQuery(below('phone'));
  return (
    <AriaLocale>
      {onPhone && mail.state.conversation !== undefined ? (
        <Alone title={t('chat.title')}>
          <ConversationPane mail={mail} onOpen={onOpen} />
        </Alone>
      ) : (
        <InboxScreen>
          <ChatHeader mail={mail} />
          <InboxCard $flush>
            <MailToolbar mail={mail} />
            <Panes>
              <MailList mail={mail} chosen={chosen} onChoose={onChoose} onOpen={onOpen} />
              {!onPhone && <ConversationPane mail={mail} onOpen={onOpen} />}
            </Panes>
          </InboxCard>
        </InboxScreen>
      )}
      <MailCommands mail={mail} onOpen={onOpen} />
      <OpenedDialogs mail={mail} dialog={dialog} onDone={onDone} />
    </AriaLocale>
  );
}

/** The title of the page, and the way into the room of the team. */
function ChatHeader({ mail }: { mail: Mail }) {
  const t = useText('mail');
  const problemText = useProblemText();
  const mayReply = usePermission('conversations.reply');
  const [openRoom, { isLoading }] = useOpenTeamRoomMutation();
  const enter = async () => {
    const { data, error } = await openRoom({});
    if (data) mail.stay({ conversation: data.id, pane: null });
    else toasts.show({ tone: 'error', title: problemText(asProblem(error)) });
  };
  return (
    <PageHeader
      crumbs={[{ label: t('section') }, { label: t('chat.title') }]}
      title={t('chat.title')}
      actions={
        mayReply && (
          <Button variant="outline" icon={TeamIcon} busy={isLoading} onClick={() => void enter()}>
            {t('chat.team')}
          </Button>
        )
      }
    />
  );
}
