import { Counter, type CounterTone } from '../../kit/counter';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { MenuEntry, PendingKind } from './menu-entries';

/** Amber where a deadline runs: cancellations only ask for an answer (mock-ups). */
const tones: Record<PendingKind, CounterTone> = {
  orders: 'warning',
  returns: 'warning',
  cancellations: 'neutral',
};

/** How much work waits behind an entry; nothing where none does. */
export function PendingCount({ of: pending, count }: { of: PendingKind; count: number }) {
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <Counter $tone={tones[pending]} aria-hidden="true">
      {number(count)}
    </Counter>
  );
}

/** An entry's name for ears and tooltips: its word, and how much work waits behind it. */
export function useEntryLabel(): (entry: MenuEntry, count: number) => string {
  const t = useText('shell');
  return ({ text, pending }, count) => {
    const word = t(`menu.entries.${text}`);
    return pending && count > 0 ? `${word}, ${t(`menu.waits.${pending}`, { count })}` : word;
  };
}
