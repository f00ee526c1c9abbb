import { styled } from 'styled-components';
import {
  EVENT_LIMITS,
  type EventReminder,
  REMINDER_CHANNELS,
} from '#domain/calendar/calendar-event';
import { REMINDER_CHOICES, withReminder } from '#domain/calendar/event-form';
import AddIcon from '~icons/solar/add-circle-linear';
import CloseIcon from '~icons/solar/close-circle-linear';
import { Button } from '../kit/button';
import { Select } from '../kit/fields/select';
import { useFormField } from '../kit/form/form-error-text';
import { IconButton } from '../kit/icon-button';
import { useText } from '../text/use-text';

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  & > legend {
    margin-block-end: var(--space-8);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: var(--space-8);
  align-items: center;
`;

function isChoice(minutes: number): minutes is (typeof REMINDER_CHOICES)[number] {
  return REMINDER_CHOICES.some((one) => one === minutes);
}

/** When the participants are reminded of an event, and how. */
export function RemindersField() {
  const t = useText('calendar');
  const { value: reminders, change } = useFormField<readonly EventReminder[]>('reminders');
  const replace = (at: number, reminder: EventReminder) =>
    change(reminders.map((one, index) => (index === at ? reminder : one)));
  const textOf = (minutes: number) =>
    isChoice(minutes) ? t(`reminder.${minutes}`) : t('reminder.other', { minutes });
  return (
    <Group>
      <legend>{t('form.reminders')}</legend>
      {reminders.map((reminder, at) => {
        const number = at + 1;
        const minutes = [...new Set([...REMINDER_CHOICES, reminder.minutesBefore])].sort(
          (one, other) => one - other,
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reminder is its place in the list.
          <Row key={at}>
            <Select
              label={t('form.reminder', { number })}
              hideLabel
              value={`${reminder.minutesBefore}`}
              options={minutes.map((one) => ({ value: `${one}`, label: textOf(one) }))}
              onChange={(chosen) => replace(at, { ...reminder, minutesBefore: Number(chosen) })}
            />
            <Select
              label={t('form.channel', { number })}
              hideLabel
              value={reminder.channel}
              options={REMINDER_CHANNELS.map((channel) => ({
                value: channel,
                label: t(`reminder.${channel}`),
              }))}
              onChange={(chosen) => {
                const channel = REMINDER_CHANNELS.find((one) => one === chosen);
                if (channel) replace(at, { ...reminder, channel });
              }}
            />
            <IconButton
              icon={CloseIcon}
              label={t('form.removeReminder', { number })}
              onClick={() => change(reminders.filter((_, index) => index !== at))}
            />
          </Row>
        );
      })}
      {reminders.length < EVENT_LIMITS.reminders && (
        <div>
          <Button variant="text" icon={AddIcon} onClick={() => change(withReminder(reminders))}>
            {t('form.addReminder')}
          </Button>
        </div>
      )}
    </Group>
  );
}
