import { ButtonLink } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { TASKS_PATH } from '../links/task-path';
import { useText } from '../text/use-text';

/** How many tasks of the user are overdue, and the way to them. */
export function OverdueTasks({ count }: { count: number }) {
  const t = useText('today');
  return (
    <Note
      tone="warning"
      title={t('overdueTasks.title', { count })}
      action={
        <ButtonLink variant="outline" size="small" to={`${TASKS_PATH}?assignee=me&due=overdue`}>
          {t('overdueTasks.action')}
        </ButtonLink>
      }
    >
      {t('overdueTasks.text')}
    </Note>
  );
}
