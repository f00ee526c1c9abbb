import type { ListConversationsApiArg } from '#application/api/conversations-endpoints.generated';
import {
  CONVERSATION_KINDS,
  CONVERSATION_STATUSES,
} from '#domain/conversations/conversation-kinds';
import { choiceParam, idParam, positiveParam } from '../lists/list-url';

export const MAIL_TABS = ['all', ...CONVERSATION_STATUSES] as const;
export type MailTab = (typeof MAIL_TABS)[number];
export const MAIL_SORTS = ['-lastMessageAt', 'lastMessageAt', 'answerDueAt'] as const;

/** Conversations of a page of the list. */
const PAGE_SIZE = 25;

/** The query of the list at an address without a query. */
export const FIRST_PAGE = { sort: MAIL_SORTS[0], page: 1, pageSize: PAGE_SIZE };

/** The page's state in the URL. */
export interface MailState {
  q: string;
  tab: MailTab;
  kind: ListConversationsApiArg['kind'];
  /** `me`, `none`, the id of a member of staff, or undefined for everyone. */
  assigneeId: string | undefined;
  unread: boolean;
  label: string | undefined;
  sort: (typeof MAIL_SORTS)[number];
  page: number;
  pageSize: number;
  /** The open conversation. */
  conversation: string | undefined;
  /** A phone shows the record of the open conversation. */
  isRecordShown: boolean;
}

/** Reads the URL; unknown values fall back to the defaults. */
export function readMail(params: URLSearchParams): MailState {
  return {
    q: params.get('q') ?? '',
    tab: choiceParam(params, 'tab', MAIL_TABS, 'all'),
    kind: choiceParam(params, 'kind', CONVERSATION_KINDS, undefined),
    assigneeId:
      choiceParam(params, 'assignee', ['me', 'none'], undefined) ??
      idParam(params, 'assignee', 'usr'),
    unread: params.get('unread') === 'true',
    label: params.get('label')?.slice(0, 30) || undefined,
    sort: choiceParam(params, 'sort', MAIL_SORTS, '-lastMessageAt'),
    page: positiveParam(params, 'page', 1),
    pageSize: PAGE_SIZE,
    conversation: idParam(params, 'conversation', 'cnv'),
    isRecordShown: params.get('pane') === 'record',
  };
}

/** The filters of the state. */
function filtersOf({ q, tab, kind, assigneeId, unread, label }: MailState) {
  return {
    ...(q && { q }),
    ...(tab !== 'all' && { status: tab }),
    ...(kind && { kind }),
    ...(assigneeId && { assigneeId }),
    ...(unread && { unread }),
    ...(label && { label }),
  };
}

/** The query of the list for the state in the URL. */
export function toMailQuery(state: MailState): ListConversationsApiArg {
  const { sort, page, pageSize } = state;
  return { ...filtersOf(state), sort, page, pageSize };
}

/** The query of a file with the list. */
export function toMailFileQuery(state: MailState) {
  return { ...filtersOf(state), sort: state.sort };
}

/** Whether the list shows a part of the conversations of its tab only. */
export function isFiltered({ q, kind, assigneeId, unread, label }: MailState): boolean {
  return q !== '' || unread || Boolean(kind ?? assigneeId ?? label);
}
