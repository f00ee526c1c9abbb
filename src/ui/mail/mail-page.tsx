import { useLazyExportConversationsQuery } from '#application/api/conversations-endpoints.generated';
import AddIcon from '~icons/solar/pen-2-linear';
import { AriaLocale } from '../kit/aria-locale';
import { Button } from '../kit/button';
import { MoreMenu } from '../kit/layout/more-menu';
import { PageHeader } from '../kit/layout/page-header';
import { Tabs } from '../kit/layout/tabs';
import { ListExport } from '../lists/list-export';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { ConversationPane } from './conversation-pane';
import { Alone, InboxCard, InboxScreen, Panes } from './inbox-layout';
import { MailCommands } from './mail-commands';
import type { MailDialog } from './mail-dialog';
import { MailList } from './mail-list';
import { MAIL_TABS, toMailFileQuery } from './mail-query';
import { MailToolbar } from './mail-toolbar';
import { OpenedDialogs, useOpenedDialog } from './opened-dialogs';
import { type Mail, useMail } from './use-mail';

/** `/dashboard/mail`: the conversations of the store, next to the records that they are about. */
export function MailPage() {
  const t = useText('mail');
  const mail = useMail('mail');
  const { dialog, onOpen, onDone, chosen, onChoose } = useOpenedDialog();
  const onPhone = useMediaQuery(below('phone'));
  const { state, url, counts } = mail;
  const isAlone = onPhone && state.conversation !== undefined;
  const all = counts && counts.new + counts.open + counts.waiting + counts.snoozed + counts.closed;
  return (
    <AriaLocale>
      {isAlone ? (
        <Alone title={t('title')}>
          <ConversationPane mail={mail} onOpen={onOpen} />
        </Alone>
      ) : (
        <InboxScreen>
          <MailHeader mail={mail} onOpen={onOpen} />
          <InboxCard $flush>
            <Tabs
              label={t('tabsLabel')}
              value={state.tab}
              onChange={(tab) =>
                url.change({ tab: tab === 'all' ? null : tab, conversation: null })
              }
              items={MAIL_TABS.map((tab) => ({
                id: tab,
                label: t(`tabs.${tab}`),
                count: tab === 'all' ? all : counts?.[tab],
                tone: tab === 'new' ? ('warning' as const) : undefined,
              }))}
            >
              <MailToolbar mail={mail} />
              <Panes>
                <MailList mail={mail} chosen={chosen} onChoose={onChoose} onOpen={onOpen} />
                {!onPhone && <ConversationPane mail={mail} onOpen={onOpen} />}
              </Panes>
            </Tabs>
          </InboxCard>
        </InboxScreen>
      )}
      <MailCommands mail={mail} onOpen={onOpen} />
      <OpenedDialogs mail={mail} dialog={dialog} onDone={onDone} />
    </AriaLocale>
  );
}

interface MailHeaderProps {
  mail: Mail;
  onOpen: (dialog: MailDialog) => void;
}

/** The file with the list, the saved replies, and a new conversation. */
function MailHeader({ mail, onOpen }: MailHeaderProps) {
  const t = useText('mail');
  const mayReply = usePermission('conversations.reply');
  const mayEditReplies = usePermission('conversations.replies');
  const [fetchFile, { isFetching }] = useLazyExportConversationsQuery();
  return (
    <PageHeader
      crumbs={[{ label: t('section') }, { label: t('title') }]}
      title={t('title')}
      more={
        <>
          <ListExport
            fileName={t('fileName')}
            busy={isFetching}
            fetchFile={(form) => fetchFile({ ...toMailFileQuery(mail.state), ...form })}
          />
          {mayEditReplies && (
            <MoreMenu
              label={t('more')}
              items={[{ id: 'replies', label: t('replies.title') }]}
              onAction={() => onOpen({ kind: 'replies' })}
            />
          )}
        </>
      }
      actions={
        mayReply && (
          <Button icon={AddIcon} onClick={() => onOpen({ kind: 'new' })}>
            {t('new.action')}
          </Button>
        )
      }
    />
  );
}
