import { DEPARTURE_REASONS } from '#domain/tours/departure-lifecycle';
import type { Departure } from '#openapi/types.generated';
import CheckIcon from '~icons/solar/check-circle-linear';
import ClockIcon from '~icons/solar/clock-circle-linear';
import CrossIcon from '~icons/solar/close-circle-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import type { IconType } from '../kit/icon';
import { Timeline } from '../kit/layout/timeline';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const ACTIONS = [
  'plan',
  'fill',
  'reopen',
  'confirm',
  'start',
  'finish',
  'callOff',
  'move',
  'update',
] as const;

type Entry = Departure['history'][number];

function iconOf({ action }: Entry): IconType {
  if (action === 'callOff') return CrossIcon;
  if (action === 'move') return ClockIcon;
  return action === 'update' ? EditIcon : CheckIcon;
}

/** Who did what with a departure, and when. */
export function DepartureHistory({ departure: { history } }: { departure: Departure }) {
  const t = useText('tours');
  const format = useFormat();
  const now = useNow();
  return (
    <Timeline
      label={t('departure.part.history')}
      entries={history.map((entry, index) => {
        const action = ACTIONS.find((one) => one === entry.action);
        return {
          id: `${index} ${entry.at}`,
          stage: entry.action === 'callOff' ? ('wrong' as const) : ('done' as const),
          icon: iconOf(entry),
          title: action ? t(`departure.history.${action}`) : entry.action,
          time: <time dateTime={entry.at}>{format.moment(entry.at, now)}</time>,
          children: <Details entry={entry} />,
        };
      })}
    />
  );
}

/** Who, why, and what they said. The note of a move is its former begin. */
function Details({ entry: { action, actor, reasonCode, note } }: { entry: Entry }) {
  const t = useText('tours');
  const orders = useText('orders');
  const format = useFormat();
  const reason = DEPARTURE_REASONS.find((one) => one === reasonCode);
  const isMove = action === 'move' && note !== null;
  return (
    <>
      <p>
        <bdi>{actor.name ?? orders(`actor.${actor.type}`)}</bdi>
        {reason && ` · ${t(`departure.reasons.${reason}`)}`}
      </p>
      {isMove && <p>{t('departure.history.before', { date: format.dateTime(note) })}</p>}
      {!isMove && note && <p dir="auto">{note}</p>}
    </>
  );
}
