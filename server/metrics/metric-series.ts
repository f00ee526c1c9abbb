import { type OrderSums, orderFiguresOf } from '#domain/metrics/metric-figures';
import { earlierDay } from '#domain/metrics/metric-period';
import {
  comparedStepsOf,
  hoursOf,
  type StepUnit,
  stepsOf,
  stepUnitOf,
} from '#domain/metrics/metric-steps';
import { addDays, casablancaInstant, type IsoDay } from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import type { ReplyOf } from '../http/contract-handlers';
import { addSums, extentOf, instantsOf, selectDaySums } from './metrics.query';
import { selectPartSums } from './order-sums';
import { type ComparedPeriod, presentComparedSpan } from './requested-period';

/** The steps of a period or of what it is compared with: their begins, and their sums if they have orders. */
interface Steps {
  readonly begins: readonly Date[];
  readonly sums: ReadonlyMap<number, OrderSums>;
}

type DayUnit = Exclude<StepUnit, 'hour'>;

/** The hours of a day, up to an instant. */
async function readHours(
  reader: Reader,
  storeId: string,
  day: IsoDay,
  until: Date | null,
): Promise<Steps> {
  const end = until ?? casablancaInstant(addDays(day, 1));
  const begins = hoursOf(day).filter((begin) => begin < end);
  return { begins, sums: await selectPartSums(reader, storeId, begins, end) };
}

/** The steps of the period, also those that have not begun. */
async function readDays(
  reader: Reader,
  storeId: string,
  { asked }: ComparedPeriod,
  unit: DayUnit,
): Promise<Steps> {
  const parts = stepsOf(asked, unit);
  return {
    begins: parts.map(({ from }) => casablancaInstant(from)),
    sums: await selectDaySums(reader, storeId, parts),
  };
}

/** The steps of what the period is compared with; the part of its last day is added to the last one. */
async function readComparedDays(
  reader: Reader,
  storeId: string,
  { asked, comparedWith, compare }: ComparedPeriod,
  unit: DayUnit,
): Promise<Steps> {
  const steps = comparedStepsOf(asked, comparedWith, compare, unit);
  const { days, rest } = extentOf(comparedWith);
  const whole = steps
    .map(({ from, to }) => ({ from, to: earlierDay(to, days.to) }))
    .filter(({ from, to }) => from <= to);
  const [stored, parts] = await Promise.all([
    selectDaySums(reader, storeId, whole),
    rest ? selectPartSums(reader, storeId, [rest.begin], rest.end) : new Map<number, OrderSums>(),
  ]);
  const last = steps.length - 1;
  const sums = new Map(stored);
  for (const part of parts.values())
    sums.set(last, addSums([part, stored.get(last) ?? addSums([])]));
  return { begins: steps.map(({ from }) => casablancaInstant(from)), sums };
}

/** The figures of a step, as the contract names them. */
function stepFigures(sums: OrderSums | undefined) {
  const { income, revenue, gmv, orders, sales, cancelled, returned, productsSold, averageBasket } =
    orderFiguresOf(sums ?? addSums([]));
  return { income, revenue, gmv, orders, sales, cancelled, returned, productsSold, averageBasket };
}

/** The figures of a period by steps, each beside the step that it is compared with. */
export async function readSeries(
  reader: Reader,
  storeId: string,
  compared: ComparedPeriod,
  now: Date,
): Promise<ReplyOf<'getMetricsSeries'>> {
  const { asked, period, comparedWith, compare } = compared;
  const unit = stepUnitOf(asked);
  const [own, other] = await Promise.all(
    unit === 'hour'
      ? [
          readHours(reader, storeId, period.from, null),
          readHours(reader, storeId, comparedWith.from, comparedWith.until),
        ]
      : [
          readDays(reader, storeId, compared, unit),
          readComparedDays(reader, storeId, compared, unit),
        ],
  );
  const { begin, end } = instantsOf({ ...period, until: null });
  const steps = Array.from(
    { length: Math.max(own.begins.length, other.begins.length) },
    (_, at) => {
      const [from, comparedFrom] = [own.begins[at], other.begins[at]];
      const hasBegun = from !== undefined && from <= now && from >= begin && from < end;
      return {
        from: from?.toISOString() ?? null,
        value: hasBegun ? stepFigures(own.sums.get(at)) : null,
        comparedFrom: comparedFrom?.toISOString() ?? null,
        before: comparedFrom ? stepFigures(other.sums.get(at)) : null,
      };
    },
  );
  return {
    period,
    comparedWith: presentComparedSpan(comparedWith),
    compare,
    currency: 'MAD',
    unit,
    steps,
  };
}
