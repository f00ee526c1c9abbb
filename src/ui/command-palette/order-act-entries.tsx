import { useMemo } from 'react';
import { orderNumberText } from '#domain/orders/order-number';
import { matchesQuery } from '#domain/text/search-highlight';
import type { OrderSummary } from '#openapi/types.generated';
import BoltIcon from '~icons/solar/bolt-linear';
import PrintIcon from '~icons/solar/printer-minimalistic-linear';
import { useCommandRegistry } from '../commands/command-registry';
import { Icon } from '../kit/icon';
import { useSnapshot } from '../lists/use-snapshot';
import { useOrderActors } from '../orders/use-order-actors';
import { useText } from '../text/use-text';
import type { OrderAct } from './order-act';
import type { PaletteEntries, PaletteEntry } from './palette-entry';
import { type Found, HighlightedName } from './search-entries';

/** The events that a user can send to an order by its number, in the order of its life. */
const STEPS = [
  { label: 'actions.acceptOrder', event: { type: 'order.accept' } },
  { label: 'actions.refuseOrder', event: { type: 'order.refuse' } },
  { label: 'acts.prepare', event: { type: 'order.advance', action: 'prepare' } },
  { label: 'acts.markReady', event: { type: 'order.advance', action: 'markReady' } },
  { label: 'acts.handOver', event: { type: 'order.handOver' } },
  { label: 'acts.deliver', event: { type: 'order.advance', action: 'deliver' } },
] as const;
const PAPERS = ['slip', 'label'] as const;
const NONE: readonly OrderSummary[] = [];

interface PossibleAct extends OrderAct {
  readonly id: string;
  readonly label: string;
  /** Other words by which it is found. */
  readonly words?: string;
  readonly icon: typeof BoltIcon;
}

/** What the order's process accepts now, and its papers. */
function usePossibleActs(order: OrderSummary | undefined): readonly PossibleAct[] {
  const t = useText('orders');
  const actors = useOrderActors(useMemo(() => (order ? [order] : NONE), [order]));
  const snapshot = useSnapshot(order && actors.of(order.id));
  if (!order || !snapshot) return [];
  const { number } = order;
  const steps = STEPS.filter(({ event }) => snapshot.can(event)).map(({ label, event }) => ({
    id: label,
    label: t(label, { number: orderNumberText(number) }),
    icon: BoltIcon,
    order,
    act: { event },
  }));
  const papers = PAPERS.map((paper) => ({
    id: paper,
    label: t(`acts.${paper}`, { number: orderNumberText(number) }),
    ...(paper === 'slip' && { words: t('acts.otherWords') }),
    icon: PrintIcon,
    order,
    act: { paper },
  }));
  return [...steps, ...papers];
}

/** What can be done with the order whose number the query contains: "accepter 10481". */
export function useOrderActEntries(
  query: string,
  found: Found,
  perform: (act: OrderAct) => void,
): PaletteEntries {
  const t = useText('orders');
  const registry = useCommandRegistry();
  const order = found?.namedOrder ?? undefined;
  const acts = usePossibleActs(order);
  // The current page offers some of them itself.
  const offered = new Set(registry.all().map(({ label }) => label));
  const items = acts
    .filter(({ label, words = '' }) => matchesQuery(`${label} ${words}`, query))
    .filter(({ label }) => !offered.has(label))
    .map(
      ({ id, label, icon, order, act }): PaletteEntry => ({
        id: `act:${id}`,
        name: label,
        title: <HighlightedName name={label} query={query} />,
        lead: <Icon of={icon} />,
        run: () => perform({ order, act }),
      }),
    );
  const title = t('acts.title', { number: orderNumberText(order?.number ?? '') });
  return { id: 'acts', title, items };
}
