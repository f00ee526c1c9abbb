import { Counter, type CounterTone } from '../../kit/counter';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { MenuEntry, Waiting } from './menu-entries';

/** Amber where a deadline runs: cancellations only ask for an answer (mock-ups). */
const tones: Record<Waiting, CounterTone> = {
  orders: 'warning',
  returns: 'warning',
  cancellations: 'neutral',
};

/** How much work waits behind an entry; nothing where none does. */
export function WaitingFigure({ of: waiting, count }: { of: Waiting; count: number }) {
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <Counter $tone={tones[waiting]} aria-hidden="true">
      {number(count)}
    </Counter>
  );
}

/** An entry's name for ears and tooltips: its word, and how much work waits behind it. */
export function useEntryName(): (entry: MenuEntry, count: number) => string {
  const t = useText('shell');
  return ({ text, waiting }, count) => {
    const word = t(`menu.entries.${text}`);
    return waiting && count > 0 ? `${word}, ${t(`menu.waits.${waiting}`, { count })}` : word;
  };
}
