import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLazyExportConversationsQuery } from '#application/api/conversations-endpoints.generated';
import AddIcon from '~icons/solar/pen-2-linear';
import { AriaLocale } from '../kit/aria-locale';
import { Button } from '../kit/button';
import { Card } from '../kit/layout/card';
import { MoreMenu } from '../kit/layout/more-menu';
import { PageHeader } from '../kit/layout/page-header';
import { Tabs } from '../kit/layout/tabs';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { ListExport } from '../lists/list-export';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { below, media } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { ConversationPane } from './conversation-pane';
import { MailCommands } from './mail-commands';
import type { MailDialog } from './mail-dialog';
import { MailList } from './mail-list';
import { MAIL_TABS, toMailFileQuery } from './mail-query';
import { MailToolbar } from './mail-toolbar';
import { OpenedDialogs, useOpenedDialog } from './opened-dialogs';
import { type Mail, useMail } from './use-mail';

const AloneCard = styled(Card)`
  padding: var(--space-8) var(--space-16) var(--space-16);
  margin-inline: calc(-1 * var(--space-8));
`;
export const Panes = styled.div`
  display: grid;
  grid-template-columns: 344px minmax(0, 1fr);
  block-size: max(520px, calc(100dvh - var(--header) - 232px));
  border-block-start: 1px solid var(--line);
  & > * {
    min-inline-size: 0;
    min-block-size: 0;
    overflow-y: auto;
  }
  & > * + * {
    border-inline-start: 1px solid var(--line);
  }
  ${media.below('tablet')} {
    grid-template-columns: 280px minmax(0, 1fr);
  }
  ${media.below('phone')} {
    display: block;
    block-size: auto;
    & > * + * {
      border: 0;
    }
  }
`;

/** A conversation that has a phone's window for itself; the page's title is not shown there. */
export function Alone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AloneCard>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {children}
    </AloneCard>
  );
}

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
      {!isAlone && <MailHeader mail={mail} onOpen={onOpen} />}
      {isAlone ? (
        <Alone title={t('title')}>
          <ConversationPane mail={mail} onOpen={onOpen} />
        </Alone>
      ) : (
        <Card $flush>
          <Tabs
            label={t('tabsLabel')}
            value={state.tab}
            onChange={(tab) => url.change({ tab: tab === 'all' ? null : tab, conversation: null })}
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
        </Card>
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
