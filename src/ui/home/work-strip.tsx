import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { styled } from 'styled-components';
import type { Today } from '#openapi/types.generated';
import BagIcon from '~icons/solar/bag-4-bold-duotone';
import BoxIcon from '~icons/solar/box-bold-duotone';
import ClockIcon from '~icons/solar/clock-circle-bold-duotone';
import HandOverIcon from '~icons/solar/delivery-bold-duotone';
import StockIcon from '~icons/solar/graph-down-bold-duotone';
import RefusedIcon from '~icons/solar/shield-cross-bold-duotone';
import UndoIcon from '~icons/solar/undo-left-round-bold-duotone';
import type { IconType } from '../kit/icon';
import { type Stat, StatStrip } from '../lists/stat-strip';
import { type Urgency, urgencyOf } from '../lists/urgency';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { WORK_PATHS } from './home-paths';

type Work = Today['work'];
type Count = keyof Work;

const ICONS: Record<Count, IconType> = {
  toAccept: BagIcon,
  toPrepare: BoxIcon,
  toHandOver: HandOverIcon,
  late: ClockIcon,
  returnsToAnswer: UndoIcon,
  refusedProducts: RefusedIcon,
  lowStock: StockIcon,
};

const Note = styled.span<{ $urgency: Urgency }>`
  color: var(
    ${({ $urgency }) =>
      ({ urgent: '--error-text', soon: '--warning-text', normal: '--text-2' })[$urgency]}
  );
  font-weight: ${({ $urgency }) => ($urgency === 'normal' ? 400 : 'var(--weight-strong)')};
`;

/** The amounts of waiting work, each with its first deadline and a link to its list. */
export function WorkStrip({ work }: { work: Work }) {
  const t = useText('today');
  const cell = (name: Count, figure: number, note: Stat['note']): Stat => ({
    name: t(`work.${name}`),
    value: figure,
    note,
    to: WORK_PATHS[name],
    icon: ICONS[name],
    mirrored: name === 'returnsToAnswer' || name === 'toHandOver',
  });
  const { toAccept, toPrepare, toHandOver, returnsToAnswer, late, refusedProducts, lowStock } =
    work;
  return (
    <div data-tour="figures">
      <StatStrip
        counts
        stats={[
          cell('toAccept', toAccept.count, <FirstDeadline of={toAccept} textKey="first" />),
          cell('toPrepare', toPrepare.count, <FirstDeadline of={toPrepare} textKey="before" />),
          cell('toHandOver', toHandOver.count, <FirstDeadline of={toHandOver} textKey="before" />),
          cell('late', late, <Late count={late} />),
          cell(
            'returnsToAnswer',
            returnsToAnswer.count,
            <FirstDeadline of={returnsToAnswer} textKey="firstReturn" />,
          ),
          cell('lowStock', lowStock.count, <LowStock of={lowStock} />),
          ...(refusedProducts > 0
            ? [cell('refusedProducts', refusedProducts, t('work.refusedNote'))]
            : []),
        ]}
      />
    </div>
  );
}

interface FirstDeadlineProps {
  of: Work['toAccept'];
  textKey: 'first' | 'firstReturn' | 'before';
}

/** The deadline of the first one. */
function FirstDeadline({ of: { count, firstDeadline }, textKey }: FirstDeadlineProps) {
  const t = useText('today');
  const format = useFormat();
  const now = useNow();
  if (count === 0) return t('work.nothing');
  if (firstDeadline === null) return t('work.lateNote');
  const left = differenceInMilliseconds(firstDeadline, now);
  const texts =
    textKey === 'before'
      ? t('work.before', { time: format.deadline(firstDeadline, now) })
      : t(`work.${textKey}`, { duration: format.duration(left) });
  return (
    <Note $urgency={urgencyOf(left, textKey === 'firstReturn' ? 'request' : 'order')}>{texts}</Note>
  );
}

function LowStock({ of: { count, outOfStock } }: { of: Work['lowStock'] }) {
  const t = useText('today');
  if (count === 0) return t('work.noneLow');
  if (outOfStock === 0) return t('work.noneOut');
  return t('work.outOfStock', { count: outOfStock });
}

function Late({ count }: { count: number }) {
  const t = useText('today');
  if (count === 0) return t('work.noneLate');
  return <Note $urgency="urgent">{t('work.lateNote')}</Note>;
}
