import { styled } from 'styled-components';
import { orderNumberText } from '#domain/orders/order-number';
import type { OrderSummary } from '#openapi/types.generated';
import { type Command, useCommands } from '../commands/command-registry';
import { Kbd } from '../kit/kbd';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import type { ChosenRow } from './current-order';
import type { OrderActor, OrderActors, OrderSnapshot } from './order-actors';

const Hints = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  margin-inline-end: auto;
  ${media.touch} {
    display: none;
  }
`;

interface OrderTriageProps {
  orders: readonly OrderSummary[];
  actors: OrderActors;
  /** The row that keyboard triage is on. */
  currentId: string | undefined;
  onChoose: (row: ChosenRow) => void;
}

/** Keyboard triage of the list, with hints: J and K change the row, A accepts, R refuses. */
export function OrderTriage({ orders, actors, currentId, onChoose }: OrderTriageProps) {
  const t = useText('orders');
  const step = (by: 1 | -1) => {
    const place = orders.findIndex(({ id }) => id === currentId);
    const at = place === -1 ? 0 : Math.min(Math.max(place + by, 0), orders.length - 1);
    const next = orders[at];
    if (next) onChoose({ id: next.id, at });
  };
  const walk = (id: 'next' | 'previous', keys: string, by: 1 | -1): Command => ({
    id: `orders.${id}`,
    label: t(`shortcuts.${id}`),
    scope: 'page',
    keys,
    keyboardOnly: true,
    run: () => step(by),
  });
  const current = orders.find(({ id }) => id === currentId);
  const actor = current && actors.of(current.id);
  const snapshot = useSnapshot(actor);
  useCommands([
    walk('next', 'j', 1),
    walk('previous', 'k', -1),
    ...(current && actor && snapshot ? commandsOf(actor, snapshot, current.number, t) : []),
  ]);
  return <TriageHints />;
}

/** The commands that the order's process accepts now. */
function commandsOf(
  actor: OrderActor,
  snapshot: OrderSnapshot,
  number: string,
  t: ReturnType<typeof useText<'orders'>>,
): Command[] {
  const commands = [
    {
      action: 'accept',
      label: t('actions.acceptOrder', { number: orderNumberText(number) }),
      keys: 'a',
    },
    {
      action: 'refuse',
      label: t('actions.refuseOrder', { number: orderNumberText(number) }),
      keys: 'r',
    },
  ] as const;
  return commands.flatMap(({ action, label, keys }) => {
    const event = { type: `order.${action}` } as const;
    if (!snapshot.can(event)) return [];
    return [{ id: event.type, label, scope: 'record', keys, run: () => actor.send(event) }];
  });
}

function TriageHints() {
  const t = useText('orders');
  return (
    <Hints>
      <Kbd>J</Kbd>
      <Kbd>K</Kbd>
      {t('shortcuts.browse')}
      <Kbd>A</Kbd>
      {t('shortcuts.accept')}
      <Kbd>R</Kbd>
      {t('shortcuts.refuse')}
    </Hints>
  );
}
