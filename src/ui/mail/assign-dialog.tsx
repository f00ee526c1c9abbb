import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import { Skeleton } from '../kit/loading/skeleton';
import { Dialog } from '../kit/overlays/dialog';
import { useText } from '../text/use-text';
import { ChoiceList } from './choice-list';

interface AssignDialogProps {
  title: string;
  /** Who has the conversation; undefined where several are assigned. */
  current?: string | null;
  /** Not followed by `onClose`. */
  onChoose: (assigneeId: string | null) => void;
  onClose: () => void;
}

/** To whom a conversation is given, or several. */
export function AssignDialog({ title, current, onChoose, onClose }: AssignDialogProps) {
  const t = useText('mail');
  const people = useListTaskPeopleQuery().data?.items;
  return (
    <Dialog open onClose={onClose} title={title} width={440}>
      {!people && <Skeleton $height="160px" />}
      {people && (
        <ChoiceList>
          <li>
            <button type="button" aria-pressed={current === null} onClick={() => onChoose(null)}>
              {t('assign.nobody')}
            </button>
          </li>
          {people.map(({ id, firstName, lastName }) => (
            <li key={id}>
              <button type="button" aria-pressed={current === id} onClick={() => onChoose(id)}>
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
