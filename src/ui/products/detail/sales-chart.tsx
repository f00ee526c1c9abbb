import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { ProductSales } from '#openapi/types.generated';
import { PlotFrame } from '../../charts/plot-frame';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { SalesColumns } from './sales-columns';
import { HEIGHT, MARGIN, type SalesDay, scalesOf } from './sales-scales';

interface SalesChartProps {
  /** One for each day, the oldest first. */
  days: ProductSales['days'];
}

/** Pieces sold per day as columns; a day's figures show on hover, touch or by arrow keys. */
export function SalesChart({ days }: SalesChartProps) {
  const t = useText('product');
  const dayText = useDayText();
  const valueText = (at: number) => dayText(days[at]);
  return (
    <PlotFrame
      height={HEIGHT}
      count={days.length}
      label={t('sales.choose')}
      valueText={valueText}
      tip={valueText}
      bandsOf={(width) => ({ start: MARGIN.left, step: scalesOf(days, width).x.step() })}
    >
      {(width, current) => (
        <SalesColumns
          days={days}
          scales={scalesOf(days, width)}
          width={width}
          current={current === null ? undefined : days[current]}
        />
      )}
    </PlotFrame>
  );
}

function useDayText(): (day: SalesDay | undefined) => string {
  const t = useText('product');
  const format = useFormat();
  return (day) =>
    day
      ? [
          format.date(day.day),
          t('sales.value', { count: day.pieces }),
          bidiIsolate(format.money(day.revenue)),
        ].join(' · ')
      : '';
}
