import { useCallback } from 'react';
import { styled } from 'styled-components';
import { CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { Checkbox } from '../kit/fields/checkbox';
import { Skeleton } from '../kit/loading/skeleton';
import { Pagination } from '../kit/table/pagination';
import { useFirstRows } from '../kit/table/use-first-rows';
import { ProblemState } from '../lists/problem-state';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { ConversationRow } from './conversation-row';
import type { MailDialog } from './mail-dialog';
import type { Mail } from './use-mail';

const Pane = styled.section`
  display: flex;
  flex-direction: column;
`;
const List = styled.ul`
  flex: 1;
  background: var(--paper);
  list-style: none;
  &[data-fetching] {
    opacity: 0.6;
  }
`;
const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 44px;
  padding: 4px var(--space-16);
  border-block-end: 1px solid var(--line);
  background: var(--paper);
  & > button {
    padding-inline: 6px;
  }
`;
const Waiting = styled(Skeleton)`
  margin: var(--space-12) var(--space-16);
`;

/** Of a conversation in the list, px. */
const LEAST_ROW_HEIGHT = 100;

interface MailListProps {
  mail: Mail;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onOpen: (dialog: MailDialog) => void;
}

/** The conversations under the filters, and what can be done with the chosen ones. */
export function MailList({ mail, chosen, onChoose, onOpen }: MailListProps) {
  const t = useText('mail');
  const mayReply = usePermission('conversations.reply');
  const { rows, page, list, state, table, url } = mail;
  const choose = useCallback(
    (id: string, isChosen: boolean) => {
      const next = new Set(chosen);
      if (isChosen) next.add(id);
      else next.delete(id);
      onChoose(next);
    },
    [chosen, onChoose],
  );
  const { drawn } = useFirstRows(rows, LEAST_ROW_HEIGHT);
  const isLoading = !page && !list.error;
  return (
    <Pane aria-label={t('list.label')}>
      {mayReply && rows.length > 0 && (
        <ChosenBar mail={mail} chosen={chosen} onChoose={onChoose} onOpen={onOpen} />
      )}
      {!page && list.error !== undefined && (
        <ProblemState error={list.error} onRetry={list.refetch} />
      )}
      {isLoading && [1, 2, 3, 4, 5].map((one) => <Waiting key={one} $height="72px" />)}
      {page && rows.length === 0 && (
        <EmptyState title={t(mail.isFiltered ? 'list.noneFound' : 'list.none')}>
          {!mail.isFiltered && t('list.noneText')}
        </EmptyState>
      )}
      <List data-fetching={list.isFetching && page ? '' : undefined}>
        {drawn.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            to={pathOf(table.query, conversation.id)}
            isOpen={conversation.id === state.conversation}
            isChosen={mayReply ? chosen.has(conversation.id) : undefined}
            onChoose={choose}
          />
        ))}
      </List>
      {page && page.total > state.pageSize && (
        <Pagination
          page={state.page}
          pageSize={state.pageSize}
          total={page.total}
          onPage={(next) => url.change({ page: next })}
        />
      )}
    </Pane>
  );
}

/** The page with one conversation open. */
function pathOf(query: string, id: string): string {
  const params = new URLSearchParams(query);
  params.set('conversation', id);
  params.delete('pane');
  return `?${params}`;
}

/** Chooses all of the page, and closes, reopens or assigns the chosen ones. */
function ChosenBar({ mail: { rows }, chosen, onChoose, onOpen }: MailListProps) {
  const t = useText('mail');
  const mayAssign = usePermission('conversations.assign');
  const isAll = rows.every(({ id }) => chosen.has(id));
  const isClosed = rows.filter(({ id }) => chosen.has(id)).map(({ status }) => status === 'closed');
  const ask = (action: 'close' | 'reopen' | 'assign') =>
    onOpen({ kind: 'bulk', action, ids: [...chosen].slice(0, CONVERSATION_LIMITS.bulk) });
  return (
    <Bar>
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && chosen.size > 0}
        onChange={() => onChoose(new Set(isAll ? [] : rows.map(({ id }) => id)))}
      >
        {chosen.size > 0 ? t('list.chosen', { count: chosen.size }) : t('list.all')}
      </Checkbox>
      {chosen.size > 0 && (
        <>
          {isClosed.includes(false) && (
            <Button variant="text" size="small" onClick={() => ask('close')}>
              {t('actions.close')}
            </Button>
          )}
          {isClosed.includes(true) && (
            <Button variant="text" size="small" onClick={() => ask('reopen')}>
              {t('actions.reopen')}
            </Button>
          )}
          {mayAssign && (
            <Button variant="text" size="small" onClick={() => ask('assign')}>
              {t('actions.assign')}
            </Button>
          )}
        </>
      )}
    </Bar>
  );
}
