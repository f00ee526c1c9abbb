import { bidiIsolate } from '#domain/format/bidi-isolate';
import { loadOfDays } from '#domain/slots/day-load';
import { casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import type { Slot } from '#openapi/types.generated';
import { Chip } from '../kit/feedback/chip';
import { EmptyState } from '../kit/feedback/empty-state';
import { Meter } from '../kit/feedback/meter';
import type { Tone } from '../kit/feedback/tone';
import { Card, CardHeader } from '../kit/layout/card';
import { useToday } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { LineEnd, Lines, LineText } from './booking.styles';
import { usePickupTexts } from './use-pickup-texts';

const TONES: Readonly<Record<Slot['state'], Tone>> = {
  open: 'success',
  full: 'warning',
  closed: 'neutral',
};

interface SlotTextProps {
  slot: Slot;
  /** Its day and time; only its time if left out. */
  day?: string;
}

/** A slot as a line: carrier, time, city and places. */
export function SlotText({ slot, day }: SlotTextProps) {
  const t = useText('booking');
  const format = useFormat();
  const { timeOf, cityOf } = usePickupTexts();
  return (
    <LineText>
      <b>
        {day ?? timeOf(slot)} · <bdi>{slot.carrierName}</bdi>
      </b>
      <span>
        {cityOf(slot.cityId)} · {t('slot.free', { count: slot.free })}
      </span>
      {slot.heldUntil !== null && (
        <span>
          {t('slot.held', { count: slot.held, time: bidiIsolate(format.time(slot.heldUntil)) })}
        </span>
      )}
    </LineText>
  );
}

/** Today's slots. */
export function TodayCard({ slots }: { slots: readonly Slot[] }) {
  const t = useText('booking');
  const today = useToday();
  const shown = slots.filter(({ startsAt }) => casablancaDay(new Date(startsAt)) === today);
  return (
    <Card>
      <CardHeader title={t('today.title')} />
      {shown.length === 0 ? (
        <EmptyState title={t('today.empty')}>{t('today.emptyText')}</EmptyState>
      ) : (
        <Lines>
          {shown.map((slot) => (
            <li key={`${slot.carrierId} ${slot.startsAt}`}>
              <SlotText slot={slot} />
              <LineEnd>
                <Chip tone={TONES[slot.state]}>{t(`slot.states.${slot.state}`)}</Chip>
              </LineEnd>
            </li>
          ))}
        </Lines>
      )}
    </Card>
  );
}

/** How many places of the coming days are taken. */
export function LoadCard({ slots }: { slots: readonly Slot[] }) {
  const t = useText('booking');
  const format = useFormat();
  const today = useToday();
  const loads = loadOfDays(slots).filter(({ day }) => day > today);
  return (
    <Card>
      <CardHeader title={t('load.title')} />
      {loads.length === 0 ? (
        <EmptyState title={t('load.empty')} />
      ) : (
        <Lines>
          {loads.map(({ day, taken, capacity }) => {
            const places = t('load.places', { taken, capacity });
            return (
              <li key={day}>
                <LineText>
                  <b>{format.longDate(casablancaInstant(day))}</b>
                  <span>{places}</span>
                  <Meter
                    label={places}
                    value={taken}
                    max={capacity}
                    tone={taken >= capacity ? 'warning' : 'accent'}
                  />
                </LineText>
              </li>
            );
          })}
        </Lines>
      )}
    </Card>
  );
}
