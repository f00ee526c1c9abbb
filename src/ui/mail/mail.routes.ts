import { conversationsQueries } from '#application/api/conversations-queries.generated';
import { firstRead } from '#application/first-reads';
import ChatIcon from '~icons/solar/chat-line-linear';
import InboxActiveIcon from '~icons/solar/letter-bold-duotone';
import InboxIcon from '~icons/solar/letter-linear';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { FIRST_PAGE } from './mail-query';

const { countConversations, listConversations } = conversationsQueries.endpoints;

function loadChat() {
  return import(/* webpackChunkName: 'chat' */ './chat-page');
}

function loadPage() {
  return import(/* webpackChunkName: 'mail' */ './mail-page');
}

/** The pages of the inbox and of the chats. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['mail'],
    title: 'mail',
    permission: 'conversations.see',
    table: 'conversations',
    shownAs: 'columns',
    page: lazyPageWithTexts(loadPage, 'MailPage', ['mail', 'conversations', 'lists', 'forms']),
    // Only of the address without a query: reading one would be in the file of all routes.
    firstReads: ({ search }) =>
      search.size > 0
        ? []
        : [firstRead(listConversations, FIRST_PAGE), firstRead(countConversations, undefined)],
    menu: {
      section: 'clients',
      order: 20,
      text: 'mail',
      icon: InboxIcon,
      activeIcon: InboxActiveIcon,
    },
  },
  {
    // No first reads: the file of all routes, which every page loads, has no room left for them.
    paths: ['chat'],
    title: 'chat',
    permission: 'conversations.see',
    page: lazyPageWithTexts(loadChat, 'ChatPage', ['mail', 'conversations', 'lists', 'forms']),
    menu: { section: 'clients', order: 30, text: 'chat', icon: ChatIcon, activeIcon: ChatIcon },
  },
];
