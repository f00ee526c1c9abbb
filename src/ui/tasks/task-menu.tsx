import type { TaskPlace } from '#domain/tasks/task-order';
import type { TaskList, TaskSummary } from '#openapi/types.generated';
import { MenuList } from '../kit/overlays/menu-list';
import type { DisclosureState } from '../kit/overlays/use-disclosure';
import { useText } from '../text/use-text';
import type { TaskActor } from './task-actors';
import { placesBeside } from './task-placement';

interface TaskMenuProps {
  task: TaskSummary;
  /** The list in which the card is shown: that of its last move. */
  listId: string;
  lists: readonly TaskList[];
  /** The tasks of that list, in its order. */
  order: readonly TaskSummary[];
  actor: TaskActor | undefined;
  onOpen: (taskId: string) => void;
  disclosure: DisclosureState;
}

/** The actions of a card, and the lists it can be moved to: all that a drag does, by keys and fingers. */
export function TaskMenu(props: TaskMenuProps) {
  const { task, listId, lists, order, actor, onOpen, disclosure } = props;
  const t = useText('tasks');
  const beside = placesBeside(listId, order, task.id);
  const move = (place: TaskPlace | undefined) => place && actor?.send({ type: 'task.move', place });
  const run = (id: string) => {
    if (id === 'open') return onOpen(task.id);
    if (id === 'complete' || id === 'reopen' || id === 'delete') {
      return actor?.send({ type: `task.${id}` });
    }
    if (id === 'up' || id === 'down') return move(beside[id]);
    return move({ listId: id === 'first' ? listId : id, afterId: null });
  };
  const inList = [
    ...(beside.up ? [{ id: 'first', label: t('actions.first'), separated: true }] : []),
    ...(beside.up ? [{ id: 'up', label: t('actions.up') }] : []),
    ...(beside.down ? [{ id: 'down', label: t('actions.down'), separated: !beside.up }] : []),
  ];
  return (
    <MenuList
      label={t('actionsOf', { title: task.title })}
      items={[
        { id: 'open', label: t('actions.open') },
        ...task.allowedActions
          .filter(({ action }) => action !== 'delete')
          .map(({ action }) => ({ id: action, label: t(`actions.${action}`) })),
        ...inList,
        ...lists
          .filter(({ id }) => id !== listId)
          .map(({ id, name }, at) => ({
            id,
            label: t('actions.moveTo', { list: name }),
            separated: at === 0 && inList.length === 0,
          })),
        { id: 'delete', label: t('actions.delete'), danger: true, separated: true },
      ]}
      onAction={run}
      disclosure={disclosure}
    />
  );
}
