import type { ApprovalState, ProductStatus } from '#domain/products/product-lifecycle';
import ArchiveIcon from '~icons/solar/archive-bold';
import CheckIcon from '~icons/solar/check-circle-bold';
import HourglassIcon from '~icons/solar/hourglass-line-bold';
import MinusIcon from '~icons/solar/minus-circle-bold';
import PenIcon from '~icons/solar/pen-bold';
import ShieldCheckIcon from '~icons/solar/shield-check-bold';
import StarIcon from '~icons/solar/star-shine-bold';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import type { IconType } from '../kit/icon';
import { useText } from '../text/use-text';

const APPROVAL: Record<ApprovalState, { tone: Tone; icon: IconType }> = {
  new: { tone: 'info', icon: StarIcon },
  under_review: { tone: 'info', icon: HourglassIcon },
  approved: { tone: 'success', icon: ShieldCheckIcon },
};
const STATUS: Record<ProductStatus | 'archived', { tone: Tone; icon: IconType }> = {
  draft: { tone: 'neutral', icon: PenIcon },
  inactive: { tone: 'neutral', icon: MinusIcon },
  published: { tone: 'success', icon: CheckIcon },
  archived: { tone: 'neutral', icon: ArchiveIcon },
};

/** The marketplace's approval state of a product. */
export function ApprovalChip({ state }: { state: ApprovalState }) {
  const t = useText('products');
  return (
    <StatusChip tone={APPROVAL[state].tone} icon={APPROVAL[state].icon}>
      {t(`approval.${state}`)}
    </StatusChip>
  );
}

/** Whether shoppers see a product; they never see an archived one. */
export function PublicationChip({ status }: { status: ProductStatus | 'archived' }) {
  const t = useText('products');
  return (
    <StatusChip tone={STATUS[status].tone} icon={STATUS[status].icon}>
      {t(`status.${status}`)}
    </StatusChip>
  );
}
