import { amountUnit, axisTicks, inUnit } from '#domain/metrics/axis-ticks';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** Formats the values of an axis of amounts (centimes) up to `maxAmount`, with its unit. */
export function useAmountAxis(maxAmount: number) {
  const t = useText('dashboards');
  const format = useFormat();
  const unit = amountUnit(axisTicks(maxAmount).at(-1) ?? 0);
  return {
    unit: t(`unit.${unit}`),
    tick: (centimes: number) => format.number(inUnit(centimes, unit), { maximumFractionDigits: 1 }),
  };
}
