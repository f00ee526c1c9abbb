import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { OrderSummary } from '#application/api/orders-endpoints.generated';
import { Kbd } from '../kit/kbd';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import type { OrderActors } from './order-actors';

const Hints = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  margin-inline-end: auto;
  ${media.touch} {
    display: none;
  }
`;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null;

/** Working through the list by keyboard: J and K walk, A accepts, R refuses. Silent while typing or while something asks. */
export function useOrderTriage(
  orders: readonly OrderSummary[],
  actors: OrderActors,
  enabled: boolean,
): { currentId: string | undefined; hints: ReactNode } {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    if (!enabled) return;
    const step = (by: 1 | -1) => {
      const at = orders.findIndex(({ id }) => id === currentId);
      const next = orders[at === -1 ? 0 : Math.min(Math.max(at + by, 0), orders.length - 1)];
      setCurrentId(next?.id);
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const actor = currentId ? actors.of(currentId) : undefined;
      if (event.key === 'j') step(1);
      if (event.key === 'k') step(-1);
      if (event.key === 'a') actor?.send({ type: 'order.accept' });
      if (event.key === 'r') actor?.send({ type: 'order.refuse' });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [orders, actors, enabled, currentId]);
  return { currentId, hints: <TriageHints /> };
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
