import { useMemo } from 'react';
import {
  useCountConversationsQuery,
  useGetConversationQuery,
  useListConversationsQuery,
} from '#application/api/conversations-endpoints.generated';
import { UNDO_TIME_MS } from '#domain/conversations/message-lifecycle';
import type { ConversationSummary } from '#openapi/types.generated';
import {
  type ConversationActor,
  type ConversationOutcome,
  createConversationActors,
} from '../conversations/conversation-actors';
import { toasts } from '../kit/feedback/toast-store';
import { useLatest } from '../kit/use-latest';
import { dismissExpiredToast } from '../lists/dismiss-expired-toast';
import { useListUrl } from '../lists/list-url';
import { useCancelSuperseded } from '../lists/use-cancel-superseded';
import { useListTable } from '../lists/use-list-table';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import { isFiltered, readMail, toMailQuery } from './mail-query';

const NONE: readonly ConversationSummary[] = [];

/** The outcome of the work on conversations, as toasts; with an undo while there is one. */
function useOutcomes(onDeleted: (id: string) => void) {
  const t = useText('mail');
  return useLatest(
    ({ action, record }: ConversationOutcome, actor: Omit<ConversationActor, 'started'>) => {
      if (action === 'delete') onDeleted(record.id);
      if (action !== 'close' && action !== 'snooze') {
        return void toasts.show({ title: t(`toast.${action}`) });
      }
      const toast = toasts.show({
        title: t(`toast.${action}`),
        duration: UNDO_TIME_MS,
        action: {
          label: (seconds) => t('toast.undoIn', { seconds }),
          onAction: () => actor.send({ type: 'work.undo' }),
        },
      });
      dismissExpiredToast(actor, toast, (now) => now.matches({ resting: 'undoable' }));
    },
  );
}

/** Which page shows the conversations: all of them, or those with clients about orders. */
export type MailPlace = 'mail' | 'chat';

/** The list under the filters of the URL, the open conversation, and the processes of all of them. */
export function useMail(place: MailPlace) {
  const application = useApplication();
  const url = useListUrl();
  const table = useListTable('conversations', 'subject');
  const read = readMail(new URLSearchParams(table.query));
  const state = place === 'chat' ? { ...read, kind: 'order' as const } : read;
  const list = useListConversationsQuery(toMailQuery(state), { skip: table.isOpening });
  useCancelSuperseded(list);
  const page = list.currentData ?? list.data;
  const rows = page?.items ?? NONE;
  const counts = useCountConversationsQuery().data;
  const opened = useGetConversationQuery(
    { conversationId: state.conversation ?? '' },
    { skip: !state.conversation },
  );
  const conversation = opened.currentData;
  const known = useMemo(() => {
    const others = rows.filter(({ id }) => id !== conversation?.id);
    return conversation ? [...others, conversation] : others;
  }, [rows, conversation]);
  /** Changes the address, and stays on this page of the list. */
  const stay = (changes: Readonly<Record<string, string | null>>) =>
    url.change({ ...changes, page: state.page === 1 ? null : state.page });
  const tell = useOutcomes((id) => {
    if (id === state.conversation) stay({ conversation: null, pane: null });
  });
  const actors = useRecordActors(known, () =>
    createConversationActors(application, (outcome, actor) => tell.current(outcome, actor)),
  );
  return {
    place,
    /** Whether the user has filtered the list; the kind of the page's own is no filter. */
    isFiltered: isFiltered(place === 'chat' ? { ...read, kind: undefined } : read),
    url: useMemo(() => ({ ...url, isReading: list.isFetching }), [url, list.isFetching]),
    table,
    state,
    list,
    page,
    rows,
    counts,
    opened,
    conversation,
    actors,
    stay,
  };
}

export type Mail = ReturnType<typeof useMail>;
