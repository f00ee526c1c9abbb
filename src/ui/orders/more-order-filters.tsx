import { useState } from 'react';
import { isUnreadable, type TypedNumber } from '#domain/format/unreadable-number';
import { FilterChip } from '../kit/feedback/chip';
import { Autocomplete } from '../kit/fields/autocomplete';
import { Checkbox } from '../kit/fields/checkbox';
import { DateRangeField } from '../kit/fields/date-range-field';
import { MoneyField } from '../kit/fields/number-field';
import { FilterForm, inOrder, useAmountRangeText } from '../lists/filter-form';
import type { useListUrl } from '../lists/list-url';
import { usePeriodText } from '../lists/period-filter';
import { periodPresets } from '../lists/period-presets';
import { ANY_PERIOD, type Period, periodParams, presetPeriod } from '../lists/period-query';
import { useToday } from '../lists/use-now';
import { useCityOptions } from '../store/use-cities';
import { useText } from '../text/use-text';
import type { OrderListState } from './order-list-query';

interface MoreFiltersProps {
  state: OrderListState;
  url: ReturnType<typeof useListUrl>;
}

/** Filters by the day of the order, the city of delivery and the total. */
export function MoreOrderFilters({ state, url, close }: MoreFiltersProps & { close: () => void }) {
  const t = useText('orders');
  const lists = useText('lists');
  const today = useToday();
  const [period, setPeriod] = useState<Period>(state.period);
  const { from, to } = period;
  const [cityId, setCityId] = useState(state.cityId ?? null);
  const [least, setLeast] = useState<TypedNumber>(state.minTotal ?? null);
  const [most, setMost] = useState<TypedNumber>(state.maxTotal ?? null);
  const [isLate, setLate] = useState(state.due === 'late');
  const apply = () => {
    if (isUnreadable(least) || isUnreadable(most)) return;
    const [minTotal, maxTotal] = inOrder(least, most);
    const due = isLate ? 'late' : null;
    url.change({ ...periodParams(period), cityId, minTotal, maxTotal, due });
    close();
  };
  return (
    <FilterForm onApply={apply}>
      <DateRangeField
        label={lists('period.label')}
        presets={periodPresets(today).map((preset) => ({
          ...preset,
          label: lists(`period.${preset.id}`),
        }))}
        value={from && to ? { from, to } : null}
        onChange={(days) => setPeriod(days ?? ANY_PERIOD)}
        onPreset={(id) => setPeriod(presetPeriod(id, today))}
      />
      <Autocomplete
        label={t('filters.city')}
        placeholder={t('filters.anyCity')}
        emptyText={t('filters.noCity')}
        options={useCityOptions()}
        value={cityId}
        onChange={setCityId}
      />
      <MoneyField label={t('filters.totalFrom')} value={least} onChange={setLeast} />
      <MoneyField label={t('filters.totalTo')} value={most} onChange={setMost} />
      <Checkbox checked={isLate} onChange={setLate}>
        {t('filters.onlyLate')}
      </Checkbox>
    </FilterForm>
  );
}

/** The active filters behind the button, each with a button that removes it. */
export function OrderFilterChips({ state, url }: MoreFiltersProps) {
  const t = useText('orders');
  const lists = useText('lists');
  const city = useCityOptions().find(({ value }) => value === state.cityId);
  const total = useAmountRangeText(state.minTotal, state.maxTotal);
  const period = usePeriodText(state.period);
  return (
    <>
      {(state.period.from || state.period.to) && (
        <FilterChip
          name={lists('period.label')}
          value={period}
          onRemove={() => url.change(periodParams(ANY_PERIOD))}
        />
      )}
      {state.cityId && (
        <FilterChip
          name={t('filters.city')}
          value={city?.label ?? ''}
          onRemove={() => url.change({ cityId: null })}
        />
      )}
      {total && (
        <FilterChip
          name={t('filters.total')}
          value={total}
          onRemove={() => url.change({ minTotal: null, maxTotal: null })}
        />
      )}
      {state.due && (
        <FilterChip
          name={t('filters.due')}
          value={t('filters.late')}
          onRemove={() => url.change({ due: null })}
        />
      )}
    </>
  );
}
