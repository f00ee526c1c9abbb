import { casablancaInstant } from '#domain/time/casablanca-day';
import type { TaskSummary } from '#openapi/types.generated';
import TaskIcon from '~icons/solar/checklist-minimalistic-linear';
import { Icon } from '../kit/icon';
import { taskPath } from '../links/task-path';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { PaletteEntries } from './palette-entry';
import { type Found, HighlightedName } from './search-entries';

/** Tasks that the server finds, by title or label. */
export function useTaskEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const { date, list } = useFormat();
  const entryOf = ({ id, title, dueDay, assignees }: TaskSummary) => ({
    id: `task:${id}`,
    name: title,
    title: <HighlightedName name={title} query={query} />,
    description: [
      ...(dueDay ? [date(casablancaInstant(dueDay))] : []),
      ...(assignees.length > 0
        ? [list(assignees.map(({ firstName, lastName }) => `${firstName} ${lastName}`))]
        : []),
    ].join(' · '),
    lead: <Icon of={TaskIcon} />,
    to: taskPath({ id }),
  });
  return { id: 'tasks', title: t('groups.tasks'), items: (found?.tasks ?? []).map(entryOf) };
}
