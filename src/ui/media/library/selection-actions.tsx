import type { LibraryAction } from '#application/media/library-work.machine';
import type { Media } from '#openapi/types.generated';
import MoveIcon from '~icons/solar/move-to-folder-linear';
import DeleteIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { Button } from '../../kit/button';
import { useText } from '../../text/use-text';

interface SelectionActionsProps {
  chosen: readonly Media[];
  onAsk: (action: LibraryAction) => void;
}

/** Actions on the selected pictures. */
export function SelectionActions({ chosen, onAsk }: SelectionActionsProps) {
  const t = useText('media');
  const ask = (kind: 'move' | 'delete') => () => onAsk({ kind, pictures: chosen });
  return (
    <>
      <Button variant="quiet" size="small" icon={MoveIcon} onClick={ask('move')}>
        {t('library.move')}
      </Button>
      <Button variant="quiet" size="small" icon={DeleteIcon} onClick={ask('delete')}>
        {t('library.delete')}
      </Button>
    </>
  );
}
