import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import { Skeleton } from '../kit/loading/skeleton';
import { Dialog } from '../kit/overlays/dialog';
import { useText } from '../text/use-text';
import { ChoiceList } from './choice-list';

interface AssignDialogProps {
  /** Who has the conversation; undefined where several are assigned. */
  current?: string | null;
  onChoose: (assigneeId: string | null) => void;
  onDone: () => void;
}

/** To whom a conversation is given. */
export function AssignDialog({ current, onChoose, onDone }: AssignDialogProps) {
  const t = useText('mail');
  const people = useListTaskPeopleQuery().data?.items;
  const choose = (id: string | null) => {
    onChoose(id);
    onDone();
  };
  return (
    <Dialog open onClose={onDone} title={t('assign.title')} width={440}>
      {!people && <Skeleton $height="160px" />}
      {people && (
        <ChoiceList>
          <li>
            <button type="button" aria-pressed={current === null} onClick={() => choose(null)}>
              {t('assign.nobody')}
            </button>
          </li>
          {people.map(({ id, firstName, lastName }) => (
            <li key={id}>
              <button type="button" aria-pressed={current === id} onClick={() => choose(id)}>
                <bdi>
                  {firstName} {lastName}
                </bdi>
              </button>
            </li>
          ))}
        </ChoiceList>
      )}
    </Dialog>
  );
}
