import { useText } from '../text/use-text';

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').trim();
}

/** The labels of the fields of a task, and how a conflict shows their values. */
export function useTaskFieldTexts() {
  const t = useText('tasks');
  const count = (items: readonly unknown[]) => `${items.length}`;
  return {
    title: { label: t('form.title') },
    description: { label: t('form.description'), show: textOf },
    assigneeIds: { label: t('form.assignees'), show: count },
    dueDay: { label: t('form.dueDay') },
    labels: { label: t('form.labels'), show: (labels: readonly string[]) => labels.join(', ') },
    checklist: { label: t('form.checklist'), show: count },
    fileIds: { label: t('form.files'), show: count },
    link: { label: t('form.link') },
    recurrence: { label: t('form.recurrence') },
    listId: { label: t('templates.list') },
  };
}
