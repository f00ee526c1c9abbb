import { Counter, type CounterTone } from '../../kit/counter';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { Waiting } from './menu-entries';

/** Amber where a deadline runs: cancellations only ask for an answer (mock-ups). */
const tones: Record<Waiting, CounterTone> = {
  orders: 'warning',
  returns: 'warning',
  cancellations: 'neutral',
};

/** How much work waits behind an entry, in words for ears; nothing where none does. */
export function WaitingFigure({ of: waiting, count }: { of: Waiting; count: number }) {
  const t = useText('shell');
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <>
      <Counter $tone={tones[waiting]} aria-hidden="true">
        {number(count)}
      </Counter>
      <VisuallyHidden>{`, ${t(`menu.waits.${waiting}`, { count })}`}</VisuallyHidden>
    </>
  );
}
