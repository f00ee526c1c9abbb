import EditIcon from '~icons/solar/pen-2-linear';
import RemoveIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { useText } from '../../text/use-text';

/** The menu of a row of the settings: edit and remove. */
export function useRowMenu(actions: { edit: () => void; remove: () => void }) {
  const t = useText('storeSettings');
  return {
    items: [
      { id: 'edit', label: t('edit'), icon: EditIcon },
      { id: 'remove', label: t('remove'), icon: RemoveIcon, danger: true, separated: true },
    ],
    onAction: (id: string) => (id === 'edit' ? actions.edit() : actions.remove()),
  };
}
