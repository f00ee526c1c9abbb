import { Suspense, useState } from 'react';
import { useOpenTeamRoomMutation } from '#application/api/conversations-endpoints.generated';
import { asProblem } from '#application/problem';
import TeamIcon from '~icons/solar/users-group-rounded-linear';
import { AriaLocale } from '../kit/aria-locale';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { Card } from '../kit/layout/card';
import { PageHeader } from '../kit/layout/page-header';
import { lazyComponent } from '../kit/loading/lazy-component';
import { usePermission } from '../portal-context/use-permission';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { ConversationPane } from './conversation-pane';
import { MailCommands } from './mail-commands';
import type { MailDialog } from './mail-dialog';
import { MailList } from './mail-list';
import { Alone, loadOpened, Panes } from './mail-page';
import { MailToolbar } from './mail-toolbar';
import { type Mail, useMail } from './use-mail';

const MailDialogs = lazyComponent(loadOpened, 'MailDialogs');
const HandlingDialogs = lazyComponent(loadOpened, 'HandlingDialogs');

/**
 * `/dashboard/chat`: the chats with clients about their orders, and the room of the team. Messages
 * are on the other side's screen at once.
 */
export function ChatPage() {
  const mail = useMail('chat');
  const [dialog, setDialog] = useState<MailDialog | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const onPhone = useMediaQuery(below('phone'));
  const withDialog = mail.actors.withOpenDialog();
  return (
    <AriaLocale>
      {onPhone && mail.state.conversation !== undefined ? (
        <Alone>
          <ConversationPane mail={mail} onOpen={setDialog} />
        </Alone>
      ) : (
        <>
          <ChatHeader mail={mail} />
          <Card $flush>
            <MailToolbar mail={mail} />
            <Panes>
              <MailList mail={mail} chosen={chosen} onChoose={setChosen} onOpen={setDialog} />
              {!onPhone && <ConversationPane mail={mail} onOpen={setDialog} />}
            </Panes>
          </Card>
        </>
      )}
      <MailCommands mail={mail} onOpen={setDialog} />
      <Suspense fallback={null}>
        {withDialog && <HandlingDialogs key={withDialog.id} actor={withDialog.actor} />}
        {dialog && (
          <MailDialogs
            mail={mail}
            dialog={dialog}
            onDone={(hasEffect) => {
              setDialog(null);
              if (hasEffect && dialog.kind === 'bulk') setChosen(new Set());
            }}
          />
        )}
      </Suspense>
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
