import { useState } from 'react';
import { styled } from 'styled-components';
import { snoozeDays, snoozeMorning, snoozeTimes } from '#domain/conversations/snooze-times';
import type { ConversationActor } from '../conversations/conversation-actors';
import { Button } from '../kit/button';
import { DateField } from '../kit/fields/date-field';
import { Dialog } from '../kit/overlays/dialog';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { ChoiceList } from './choice-list';

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

/** Until when a conversation is hidden. */
export function SnoozeDialog({ actor, onDone }: { actor: ConversationActor; onDone: () => void }) {
  const t = useText('mail');
  const format = useFormat();
  const now = useNow();
  const [day, setDay] = useState<string | null>(null);
  const { first, last } = snoozeDays(now);
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
        {snoozeTimes(now).map(({ id, until }) => (
          <li key={id}>
            <button type="button" onClick={() => snooze(until)}>
              <span>{t(`snooze.${id}`)}</span>
              <span>{format.deadline(until, now)}</span>
            </button>
          </li>
        ))}
      </ChoiceList>
      <Day>
        <DateField label={t('snooze.day')} value={day} onChange={setDay} min={first} max={last} />
        <Button
          variant="outline"
          disabled={day === null}
          onClick={() => day !== null && snooze(snoozeMorning(day))}
        >
          {t('snooze.confirm')}
        </Button>
      </Day>
    </Dialog>
  );
}
