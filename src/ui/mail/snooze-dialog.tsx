import { addHours } from 'date-fns/addHours';
import { useState } from 'react';
import { styled } from 'styled-components';
import { addDays, casablancaDay, casablancaTime, weekday } from '#domain/time/casablanca-day';
import type { ConversationActor } from '../conversations/conversation-actors';
import { Button } from '../kit/button';
import { DateField } from '../kit/fields/date-field';
import { Dialog } from '../kit/overlays/dialog';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { ChoiceList } from './choice-list';

/** The time of the day at which a conversation comes back. */
const MORNING = '09:00';
const MONDAY = 1;
const LATER_HOURS = 3;

const Day = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-8);
  margin-block-start: var(--space-16);
  & > :first-child {
    flex: 1;
  }
`;

/** The times that are offered: in three hours, and mornings in Casablanca. */
function choicesAt(now: Date) {
  const today = casablancaDay(now);
  const toMonday = (MONDAY - weekday(today) + 7) % 7 || 7;
  return [
    { id: 'later', until: addHours(now, LATER_HOURS) },
    { id: 'tomorrow', until: casablancaTime(addDays(today, 1), MORNING) },
    { id: 'monday', until: casablancaTime(addDays(today, toMonday), MORNING) },
    { id: 'week', until: casablancaTime(addDays(today, 7), MORNING) },
  ] as const;
}

/** Until when a conversation is hidden. */
export function SnoozeDialog({ actor, onDone }: { actor: ConversationActor; onDone: () => void }) {
  const t = useText('mail');
  const format = useFormat();
  const now = useNow();
  const [day, setDay] = useState<string | null>(null);
  const tomorrow = addDays(casablancaDay(now), 1);
  const snooze = (until: Date) => {
    actor.send({ type: 'conversation.snooze', until: until.toISOString() });
    onDone();
  };
  return (
    <Dialog
      open
      onClose={onDone}
      title={t('snooze.title')}
      description={t('snooze.text')}
      width={440}
    >
      <ChoiceList>
        {choicesAt(now).map(({ id, until }) => (
          <li key={id}>
            <button type="button" onClick={() => snooze(until)}>
              <span>{t(`snooze.${id}`)}</span>
              <span>{format.deadline(until, now)}</span>
            </button>
          </li>
        ))}
      </ChoiceList>
      <Day>
        <DateField label={t('snooze.day')} value={day} onChange={setDay} min={tomorrow} />
        <Button
          variant="outline"
          disabled={day === null}
          onClick={() => day !== null && snooze(casablancaTime(day, MORNING))}
        >
          {t('snooze.confirm')}
        </Button>
      </Day>
    </Dialog>
  );
}
