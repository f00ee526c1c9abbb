import { useSelector } from '@xstate/react';
import { shallowEqual } from 'react-redux';
import { styled } from 'styled-components';
import { orderNumberText } from '#domain/orders/order-number';
import type { OrderSummary } from '#openapi/types.generated';
import { useCarriersAhead } from '../carriers/use-carriers';
import { Button } from '../kit/button';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { MenuTrigger } from '../kit/overlays/menu';
import { useText } from '../text/use-text';
import type { OrderActor, OrderSnapshot } from './order-actors';

const loadMenu = preloadable(() => import('./order-menu'));
const OrderMenu = lazyComponent(loadMenu, 'OrderMenu');

const ADVANCES = ['prepare', 'markReady', 'deliver', 'invoice'] as const;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  &[data-wide] {
    gap: 8px;
  }
`;

interface OrderRowActionsProps {
  order: Pick<OrderSummary, 'number'>;
  actor: OrderActor | undefined;
  /** On a phone's card, the buttons share the width. */
  wide?: boolean;
}

/** What the row shows of the process of its order. */
function rowState(snapshot: OrderSnapshot | undefined) {
  if (!snapshot) return null;
  const attempted = snapshot.hasTag('busy') ? snapshot.context.attempt?.action : undefined;
  return {
    attempted,
    mayAccept: snapshot.can({ type: 'order.accept' }),
    mayRefuse: snapshot.can({ type: 'order.refuse' }),
    mayHandOver: snapshot.can({ type: 'order.handOver' }),
    advance: ADVANCES.find(
      (action) => attempted === action || snapshot.can({ type: 'order.advance', action }),
    ),
  };
}

/** The current actions on an order: its next step as buttons, the others in a menu. */
export function OrderRowActions({ order, actor, wide = false }: OrderRowActionsProps) {
  const t = useText('orders');
  const state = useSelector(actor, rowState, shallowEqual);
  const carriersAhead = useCarriersAhead();
  if (!actor || !state) return null;
  const { attempted, advance } = state;
  const { number } = order;
  const size = wide ? 'medium' : 'small';
  return (
    <Row {...(wide ? { 'data-wide': '' } : {})}>
      {(state.mayAccept || attempted === 'accept') && (
        <Button
          variant="soft"
          size={size}
          wide={wide}
          busy={attempted === 'accept'}
          aria-label={t('actions.acceptOrder', { number: orderNumberText(number) })}
          // The second press of a double click would accept the order that has come up.
          onClick={({ detail }) => detail < 2 && actor.send({ type: 'order.accept' })}
        >
          {t('actions.accept')}
        </Button>
      )}
      {state.mayRefuse && (
        <Button
          variant={wide ? 'outline' : 'quiet'}
          size={size}
          wide={wide}
          aria-label={t('actions.refuseOrder', { number: orderNumberText(number) })}
          onClick={() => actor.send({ type: 'order.refuse' })}
        >
          {t('actions.refuse')}
        </Button>
      )}
      {state.mayHandOver && (
        <Button
          variant="outline"
          size={size}
          wide={wide}
          {...carriersAhead}
          onClick={() => actor.send({ type: 'order.handOver' })}
        >
          {t('actions.handOver')}
        </Button>
      )}
      {advance && (
        <Button
          variant="outline"
          size={size}
          wide={wide}
          busy={attempted === advance}
          onClick={() => actor.send({ type: 'order.advance', action: advance })}
        >
          {t(`actions.${advance}`)}
        </Button>
      )}
      <MenuTrigger
        label={t('actions.menu', { number: orderNumberText(number) })}
        size="small"
        load={loadMenu}
      >
        {(disclosure) => <OrderMenu number={number} actor={actor} disclosure={disclosure} />}
      </MenuTrigger>
    </Row>
  );
}
