import { conversationsQueries } from '#application/api/conversations-queries.generated';
import { firstRead } from '#application/first-reads';
import InboxActiveIcon from '~icons/solar/letter-bold-duotone';
import InboxIcon from '~icons/solar/letter-linear';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { readMail, toMailQuery } from './mail-query';

const { countConversations, getConversation, listConversations } = conversationsQueries.endpoints;

function loadPage() {
  return import(/* webpackChunkName: 'mail' */ './mail-page');
}

/** The page of the inbox. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['mail'],
    title: 'mail',
    permission: 'conversations.see',
    table: 'conversations',
    shownAs: 'columns',
    page: lazyPageWithTexts(loadPage, 'MailPage', ['mail', 'conversations', 'lists', 'forms']),
    firstReads: ({ search }) => {
      const state = readMail(search);
      const { conversation: conversationId } = state;
      return [
        firstRead(listConversations, toMailQuery(state)),
        firstRead(countConversations, undefined),
        ...(conversationId ? [firstRead(getConversation, { conversationId })] : []),
      ];
    },
    menu: {
      section: 'sales',
      order: 36,
      text: 'mail',
      icon: InboxIcon,
      activeIcon: InboxActiveIcon,
    },
  },
];
