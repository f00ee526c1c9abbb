import type { TaskList, TaskSummary } from '#application/api/tasks-endpoints.generated';
import { MenuList } from '../kit/overlays/menu-list';
import type { DisclosureState } from '../kit/overlays/use-disclosure';
import { useText } from '../text/use-text';
import type { TaskActor } from './task-actors';

interface TaskMenuProps {
  task: TaskSummary;
  /** The list in which the card is shown: that of its last move. */
  listId: string;
  lists: readonly TaskList[];
  actor: TaskActor | undefined;
  onOpen: (taskId: string) => void;
  disclosure: DisclosureState;
}

/** The actions of a card, and the lists it can be moved to: all that a drag does, by keys and fingers. */
export function TaskMenu({ task, listId, lists, actor, onOpen, disclosure }: TaskMenuProps) {
  const t = useText('tasks');
  const move = (to: string) =>
    actor?.send({ type: 'task.move', place: { listId: to, afterId: null } });
  const run = (id: string) => {
    if (id === 'open') return onOpen(task.id);
    if (id === 'complete' || id === 'reopen' || id === 'delete') {
      return actor?.send({ type: `task.${id}` });
    }
    return move(id === 'first' ? listId : id);
  };
  return (
    <MenuList
      label={t('actionsOf', { title: task.title })}
      items={[
        { id: 'open', label: t('actions.open') },
        ...task.allowedActions
          .filter(({ action }) => action !== 'delete')
          .map(({ action }) => ({ id: action, label: t(`actions.${action}`) })),
        { id: 'first', label: t('actions.first'), separated: true },
        ...lists
          .filter(({ id }) => id !== listId)
          .map(({ id, name }) => ({ id, label: t('actions.moveTo', { list: name }) })),
        { id: 'delete', label: t('actions.delete'), danger: true, separated: true },
      ]}
      onAction={run}
      disclosure={disclosure}
    />
  );
}
