import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import { CHANGE_SCOPES, type ChangeScope, EVENT_LIMITS } from '#domain/calendar/calendar-event';
import type { EventValues } from '#domain/calendar/event-form';
import { MultiSelect } from '../kit/fields/multi-select';
import { RadioGroup } from '../kit/fields/radio-group';
import { bound } from '../kit/form/bound';
import { BoundDateField } from '../kit/form/bound-dates';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundSwitch } from '../kit/form/bound-more-fields';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { useText } from '../text/use-text';
import { BoundClockField } from './clock-field';
import { EventRecurrenceField } from './event-recurrence-field';
import { RemindersField } from './reminders-field';

const BoundMultiSelect = bound(MultiSelect<string>);
const BoundScope = bound(RadioGroup<ChangeScope>);

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px;
  gap: var(--space-20) var(--space-12);
  align-items: start;
`;

/** The fields of an event, in the order of its form. */
export function EventFields({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useText('calendar');
  const { values } = useFormikContext<EventValues>();
  const people = useListTaskPeopleQuery().data?.items ?? [];
  const { isAllDay, occurrence, scope } = values;
  const clock = (name: 'from' | 'to') =>
    !isAllDay && <BoundClockField name={name} label={t(`form.${name}`)} required />;
  return (
    <Fields>
      <BoundTextField
        name="title"
        label={t('form.title')}
        required
        maxLength={EVENT_LIMITS.title}
        dir="auto"
        autoComplete="off"
        autoFocus={autoFocus}
      />
      {occurrence && (
        <BoundScope
          name="scope"
          label={t('form.scope')}
          options={CHANGE_SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
      )}
      <BoundSwitch name="isAllDay">{t('form.isAllDay')}</BoundSwitch>
      <Pair>
        <BoundDateField name="day" label={t('form.day')} required />
        {clock('from')}
        <BoundDateField
          name="lastDay"
          label={t('form.lastDay')}
          help={isAllDay ? undefined : t('form.zone')}
          required
        />
        {clock('to')}
      </Pair>
      {(!occurrence || scope !== 'one') && <EventRecurrenceField />}
      <BoundTextField
        name="place"
        label={t('form.place')}
        maxLength={EVENT_LIMITS.place}
        dir="auto"
        autoComplete="off"
      />
      <BoundMultiSelect
        name="participantIds"
        label={t('form.participants')}
        emptyText={t('form.participantsEmpty')}
        options={people.map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
        }))}
      />
      <RemindersField />
      <BoundTextArea
        name="description"
        label={t('form.description')}
        maxLength={EVENT_LIMITS.description}
        dir="auto"
      />
    </Fields>
  );
}
