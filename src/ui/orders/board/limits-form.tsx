import { useState } from 'react';
import { styled } from 'styled-components';
import { type BoardLimits, boardLimits } from '#application/preferences/board-limits';
import { isUnreadable, type TypedNumber } from '#domain/format/unreadable-number';
import {
  isRecentStage,
  MAX_BOARD_LIMIT,
  ORDER_STAGES,
  type OrderStage,
} from '#domain/orders/order-stages';
import { NumberField } from '../../kit/fields/number-field';
import { FilterForm } from '../../lists/filter-form';
import { usePreference } from '../../portal-context/use-preference';
import { useText } from '../../text/use-text';

/** The stages whose work is in progress: those in which it has ended have no limit. */
const LIMITED = ORDER_STAGES.filter((stage) => !isRecentStage(stage));

const Help = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** How many orders each column should hold at most; an empty field is no limit. */
export function LimitsForm({ close }: { close: () => void }) {
  const t = useText('board');
  const [limits, change] = usePreference(boardLimits);
  const [typed, setTyped] = useState<Partial<Record<OrderStage, TypedNumber>>>(limits);
  const errorOf = (value: TypedNumber | undefined) => {
    if (value === undefined || value === null) return undefined;
    const fits = !isUnreadable(value) && value >= 1 && value <= MAX_BOARD_LIMIT;
    return fits ? undefined : t('limits.invalid', { most: MAX_BOARD_LIMIT });
  };
  const apply = () => {
    if (LIMITED.some((stage) => errorOf(typed[stage]) !== undefined)) return;
    change(() => limitsOf(typed));
    close();
  };
  return (
    <FilterForm onApply={apply}>
      <Help>{t('limits.help')}</Help>
      {LIMITED.map((stage) => (
        <NumberField
          key={stage}
          label={t(`stages.${stage}`)}
          value={typed[stage] ?? null}
          error={errorOf(typed[stage])}
          onChange={(value) => setTyped((before) => ({ ...before, [stage]: value }))}
        />
      ))}
    </FilterForm>
  );
}

function limitsOf(typed: Partial<Record<OrderStage, TypedNumber>>): BoardLimits {
  return Object.fromEntries(
    Object.entries(typed).filter(([, value]) => typeof value === 'number'),
  ) as BoardLimits;
}
