import type { ProductHistoryEntry } from '#openapi/types.generated';
import AddIcon from '~icons/solar/add-circle-bold';
import ArchiveIcon from '~icons/solar/archive-bold';
import CheckIcon from '~icons/solar/check-circle-bold';
import HourglassIcon from '~icons/solar/hourglass-line-bold';
import ImportIcon from '~icons/solar/import-bold';
import LayersIcon from '~icons/solar/layers-bold';
import MinusIcon from '~icons/solar/minus-circle-bold';
import PenIcon from '~icons/solar/pen-bold';
import ShieldCheckIcon from '~icons/solar/shield-check-bold';
import ShieldCrossIcon from '~icons/solar/shield-cross-bold';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-bold';
import type { IconType } from '../../kit/icon';

/** An icon for each action of a product's history. */
export const HISTORY_ICONS: Record<ProductHistoryEntry['action'], IconType> = {
  create: AddIcon,
  import: ImportIcon,
  update: PenIcon,
  submit: HourglassIcon,
  approve: ShieldCheckIcon,
  reject: ShieldCrossIcon,
  publish: CheckIcon,
  unpublish: MinusIcon,
  archive: ArchiveIcon,
  unarchive: ArchiveIcon,
  createVariant: AddIcon,
  updateVariant: PenIcon,
  generateVariants: LayersIcon,
  deleteVariant: TrashIcon,
};
