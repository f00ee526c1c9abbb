import { styled } from 'styled-components';
import { isUnreadable } from '#domain/format/unreadable-number';
import { MAX_INTERVAL, RECURRENCE_UNITS, type TaskRecurrence } from '#domain/tasks/task-recurrence';
import type { FieldProps } from '../kit/fields/field-shell';
import { NumberField } from '../kit/fields/number-field';
import { Select } from '../kit/fields/select';
import { useText } from '../text/use-text';

interface RecurrenceFieldProps extends FieldProps {
  value: TaskRecurrence | null;
  onChange: (recurrence: TaskRecurrence | null) => void;
  onBlur?: (() => void) | undefined;
}

const NEVER = 'none';

const Row = styled.div`
  display: grid;
  grid-auto-columns: 120px;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--space-12);
  align-items: end;
`;

/** How often a task recurs: a unit, and how many of them are between two tasks. */
export function RecurrenceField({ value, onChange, label, error }: RecurrenceFieldProps) {
  const t = useText('tasks');
  const interval = value?.interval ?? 1;
  return (
    <Row>
      <Select
        label={label}
        error={error}
        value={value?.unit ?? NEVER}
        options={[NEVER, ...RECURRENCE_UNITS].map((unit) => ({
          value: unit,
          label: t(`recurrence.${unit as (typeof RECURRENCE_UNITS)[number] | 'none'}`),
        }))}
        onChange={(chosen) => {
          const unit = RECURRENCE_UNITS.find((one) => one === chosen);
          onChange(unit ? { unit, interval } : null);
        }}
      />
      {value && (
        <NumberField
          label={t('form.every')}
          value={interval}
          onChange={(typed) => {
            const count = typed === null || isUnreadable(typed) ? 1 : typed;
            const whole = Math.min(MAX_INTERVAL, Math.max(1, Math.round(count)));
            onChange({ unit: value.unit, interval: whole });
          }}
        />
      )}
    </Row>
  );
}
