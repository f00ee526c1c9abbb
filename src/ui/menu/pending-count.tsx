import { Counter, type CounterTone } from '../kit/feedback/counter';
import type { PendingKind } from '../routing/portal-route';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { VisibleEntry } from './menu-entries';
import type { PendingCounts } from './use-pending-counts';

/** Amber for a running deadline: cancellations only ask for an answer (mock-ups). */
const tones: Record<PendingKind, CounterTone> = {
  orders: 'warning',
  returns: 'warning',
  cancellations: 'neutral',
};

/** The number of waiting records of an entry; nothing if there are none. */
export function PendingCount({ of: pending, count }: { of: PendingKind; count: number }) {
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <Counter $tone={tones[pending]} aria-hidden="true">
      {number(count)}
    </Counter>
  );
}

/** An entry's name for screen readers and tooltips: its text, and its number of waiting records. */
export function useEntryLabel(): (entry: VisibleEntry, count: number) => string {
  const t = useText('shell');
  return ({ text, pending }, count) => {
    const word = t(`menu.entries.${text}`);
    return pending && count > 0 ? `${word}, ${t(`menu.waits.${pending}`, { count })}` : word;
  };
}

/** "2 à traiter" of each of these kinds that has waiting records. */
export function useWaitTexts(): (kinds: readonly PendingKind[], counts: PendingCounts) => string[] {
  const t = useText('shell');
  return (kinds, counts) =>
    kinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => t(`menu.waits.${kind}`, { count: counts[kind] }));
}
