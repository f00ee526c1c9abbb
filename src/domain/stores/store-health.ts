import { addDays, casablancaDay, type IsoDay } from '../time/casablanca-day';

/** Days that count for a store's health, today included. */
export const HEALTH_DAYS = 30;

export const HEALTH_MEASURES = [
  'acceptedInTime',
  'shippedInTime',
  'cancelled',
  'returned',
  'answeredInTime',
] as const;
export type HealthMeasure = (typeof HEALTH_MEASURES)[number];

/** The number of orders, or conversations, that a measure counts, out of those that it concerns. */
export interface HealthTally {
  readonly part: number;
  readonly of: number;
}
export type HealthTallies = Readonly<Record<HealthMeasure, HealthTally>>;

/** The lowest scores of a good and of a fair standing. */
const GOOD_FROM = 85;
const FAIR_FROM = 65;
export type HealthStanding = 'good' | 'fair' | 'poor';

/**
 * The target and the weight of each measure. `atLeast` earns all of its weight from the target up,
 * and nothing at 0. `atMost` earns all of it up to the target, and nothing at four times the
 * target.
 */
const RULES: Readonly<
  Record<HealthMeasure, { kind: 'atLeast' | 'atMost'; target: number; weight: number }>
> = {
  acceptedInTime: { kind: 'atLeast', target: 0.95, weight: 30 },
  shippedInTime: { kind: 'atLeast', target: 0.95, weight: 30 },
  cancelled: { kind: 'atMost', target: 0.05, weight: 20 },
  returned: { kind: 'atMost', target: 0.1, weight: 20 },
  answeredInTime: { kind: 'atLeast', target: 0.9, weight: 20 },
};

/** Multiple of the target at which an `atMost` measure earns nothing. */
const ZERO_SCORE_AT = 4;

export interface MeasuredHealth {
  readonly name: HealthMeasure;
  /** 0 to 1; null when the measure concerns nothing. */
  readonly value: number | null;
  readonly target: number;
  readonly isMet: boolean | null;
}

export interface StoreHealth {
  /** 0 to 100; null while no measure concerns anything. */
  readonly score: number | null;
  readonly standing: HealthStanding | null;
  readonly measures: readonly MeasuredHealth[];
}

/** The first and the last day that count. */
export function healthSpan(now: Date): { from: IsoDay; to: IsoDay } {
  const to = casablancaDay(now);
  return { from: addDays(to, 1 - HEALTH_DAYS), to };
}

function measured(name: HealthMeasure, { part, of }: HealthTally): MeasuredHealth {
  const { kind, target } = RULES[name];
  if (of === 0) return { name, value: null, target, isMet: null };
  const value = part / of;
  return { name, value, target, isMet: kind === 'atLeast' ? value >= target : value <= target };
}

/** The share of its weight that a measure earns, 0 to 1. */
function scoreShareOf(name: HealthMeasure, value: number): number {
  const { kind, target } = RULES[name];
  const worth =
    kind === 'atLeast'
      ? value / target
      : (ZERO_SCORE_AT * target - value) / ((ZERO_SCORE_AT - 1) * target);
  return Math.min(1, Math.max(0, worth));
}

function toHealthStanding(score: number): HealthStanding {
  if (score >= GOOD_FROM) return 'good';
  return score >= FAIR_FROM ? 'fair' : 'poor';
}

/**
 * The store's performance with the orders placed, and the conversations begun, in the last
 * {@link HEALTH_DAYS} days (decision 20). The score is the mean of the shares that the measures earn, by weight:
 * - `acceptedInTime`: accepted in time, of those accepted or left to expire; 95 % or more, weight
 *   30
 * - `shippedInTime`: handed over in time, of those handed over or overdue; 95 % or more, weight 30
 * - `cancelled`: refused, expired or cancelled by the store, of those it answered or let expire; 5
 *   % or less, weight 20
 * - `returned`: with a return request, of those delivered; 10 % or less, weight 20
 * - `answeredInTime`: conversations first answered within four opening hours, of those answered or
 *   past that time; 90 % or more, weight 20
 *
 * A measure that concerns nothing is left out.
 */
export function storeHealth(tallies: HealthTallies): StoreHealth {
  const measures = HEALTH_MEASURES.map((name) => measured(name, tallies[name]));
  let worth = 0;
  let weights = 0;
  for (const { name, value } of measures) {
    if (value === null) continue;
    worth += RULES[name].weight * scoreShareOf(name, value);
    weights += RULES[name].weight;
  }
  if (weights === 0) return { score: null, standing: null, measures };
  const score = Math.round((100 * worth) / weights);
  return { score, standing: toHealthStanding(score), measures };
}
