import { styled } from 'styled-components';
import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import { CONVERSATION_KINDS } from '#domain/conversations/conversation-kinds';
import { Button } from '../kit/button';
import { FilterSelect } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import type { ListTable } from '../lists/use-list-table';
import { ViewsMenu } from '../lists/views-menu';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { MAIL_SORTS } from './mail-query';
import type { Mail } from './use-mail';

const Tools = styled.div`
  margin-inline-start: auto;
`;

/** Search, filters and saved views of the list. */
export function MailToolbar({ mail }: { mail: Mail }) {
  const { place, state, url, table, counts } = mail;
  const t = useText('mail');
  const people = useListTaskPeopleQuery().data?.items ?? [];
  const answersCandidates = usePermission('vacancies.edit');
  const kinds = CONVERSATION_KINDS.filter((kind) => kind !== 'candidate' || answersCandidates);
  return (
    <ListToolbar
      label={t('searchLabel')}
      placeholder={t('search')}
      q={state.q}
      url={url}
      clear={mail.isFiltered ? t('filters.clear') : null}
      tools={
        <Tools>
          <ViewsMenu table={withoutConversation(table)} />
        </Tools>
      }
    >
      <FilterSelect
        name="assignee"
        label={t('filters.assignee')}
        any={t('filters.anyAssignee')}
        value={state.assigneeId}
        options={[
          { value: 'me', label: t('filters.mine', { count: counts?.mine ?? 0 }) },
          { value: 'none', label: t('filters.unassigned', { count: counts?.unassigned ?? 0 }) },
          ...people.map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${firstName} ${lastName}`,
          })),
        ]}
        url={url}
      />
      {place === 'mail' && (
        <FilterSelect
          name="kind"
          label={t('filters.kind')}
          any={t('filters.anyKind')}
          value={state.kind}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          url={url}
        />
      )}
      <FilterSelect
        name="unread"
        label={t('filters.read')}
        any={t('filters.anyRead')}
        value={state.unread ? 'true' : undefined}
        options={[{ value: 'true', label: t('filters.unread', { count: counts?.unread ?? 0 }) }]}
        url={url}
      />
      <FilterSelect
        name="sort"
        label={t('filters.sort')}
        any={t('filters.newest')}
        value={state.sort === MAIL_SORTS[0] ? undefined : state.sort}
        options={[
          { value: 'answerDueAt', label: t('filters.due') },
          { value: 'lastMessageAt', label: t('filters.oldest') },
        ]}
        url={url}
      />
      {state.label && (
        <Button variant="soft" size="small" onClick={() => url.change({ label: null })}>
          {t('filters.label', { label: state.label })}
        </Button>
      )}
    </ListToolbar>
  );
}

/** The list without its open conversation, which a saved view does not keep. */
function withoutConversation(table: ListTable): ListTable {
  const params = new URLSearchParams(table.currentView.query);
  params.delete('conversation');
  params.delete('pane');
  return { ...table, currentView: { ...table.currentView, query: params.toString() } };
}
