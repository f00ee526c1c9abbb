import { useState } from 'react';
import { styled } from 'styled-components';
import { type BoardLimits, boardLimits } from '#application/preferences/board-limits';
import { isUnreadable, type TypedNumber } from '#domain/format/unreadable-number';
import { LANE_KINDS } from '#domain/orders/board-lanes';
import {
  isRecentStage,
  MAX_BOARD_LIMIT,
  ORDER_STAGES,
  type OrderStage,
} from '#domain/orders/order-stages';
import LimitsIcon from '~icons/solar/tuning-2-linear';
import { NumberField } from '../../kit/fields/number-field';
import { Select } from '../../kit/fields/select';
import { Popover } from '../../kit/overlays/popover';
import { FilterForm } from '../../lists/filter-form';
import type { useListUrl } from '../../lists/list-url';
import type { ListTable } from '../../lists/use-list-table';
import { ViewsMenu } from '../../lists/views-menu';
import { usePreference } from '../../portal-context/use-preference';
import { useText } from '../../text/use-text';
import type { BoardState } from './board-query';

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin-inline-start: auto;
`;

/** The stages whose work is in progress: those in which it has ended have no limit. */
const LIMITED = ORDER_STAGES.filter((stage) => !isRecentStage(stage));

interface BoardToolsProps {
  state: BoardState;
  url: ReturnType<typeof useListUrl>;
  table: ListTable;
}

/** At the end of the toolbar: the lanes, the limits of the columns, and the saved views. */
export function BoardTools({ state, url, table }: BoardToolsProps) {
  const t = useText('board');
  return (
    <Tools>
      <Select
        compact
        hideLabel
        label={t('lanes.label')}
        value={state.lane}
        options={LANE_KINDS.map((value) => ({ value, label: t(`lanes.${value}`) }))}
        onChange={(lane) => url.change({ lane: lane === 'none' ? null : lane })}
      />
      <Popover label={t('limits.label')} icon={LimitsIcon} iconOnly>
        {(close) => <LimitsForm close={close} />}
      </Popover>
      <ViewsMenu table={table} />
    </Tools>
  );
}

/** How many orders each column should hold at most; an empty field is no limit. */
function LimitsForm({ close }: { close: () => void }) {
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
