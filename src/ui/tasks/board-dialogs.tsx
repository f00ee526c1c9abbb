import { styled } from 'styled-components';
import type { TaskList } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { Dialog } from '../kit/overlays/dialog';
import { useText } from '../text/use-text';
import type { BoardDialog } from './board-dialog';
import { ListDialog } from './list-dialog';
import { MakeTemplateDialog, UseTemplateDialog } from './template-dialogs';

const Lists = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;

interface BoardDialogsProps {
  dialog: BoardDialog;
  lists: readonly TaskList[];
  archived: readonly TaskList[];
  /** Opens another dialog; null closes this one. */
  onChoose: (dialog: BoardDialog | null) => void;
}

/** The dialogs about the lists of the board and its templates. */
export function BoardDialogs({ dialog, lists, archived, onChoose }: BoardDialogsProps) {
  const done = () => onChoose(null);
  if (dialog.kind === 'useTemplate') return <UseTemplateDialog lists={lists} onDone={done} />;
  if (dialog.kind === 'makeTemplate')
    return <MakeTemplateDialog list={dialog.list} onDone={done} />;
  if (dialog.kind === 'archived') return <ArchivedLists lists={archived} onChoose={onChoose} />;
  const { list } = dialog;
  return (
    <ListDialog
      list={list}
      lists={lists}
      onDone={done}
      onMakeTemplate={list ? () => onChoose({ kind: 'makeTemplate', list }) : undefined}
    />
  );
}

function ArchivedLists({ lists, onChoose }: Pick<BoardDialogsProps, 'lists' | 'onChoose'>) {
  const t = useText('tasks');
  return (
    <Dialog open onClose={() => onChoose(null)} title={t('list.archived')}>
      {lists.length === 0 && <p>{t('empty.title')}</p>}
      <Lists>
        {lists.map((list) => (
          <li key={list.id}>
            <Button variant="quiet" onClick={() => onChoose({ kind: 'list', list })}>
              {list.name}
            </Button>
          </li>
        ))}
      </Lists>
    </Dialog>
  );
}
