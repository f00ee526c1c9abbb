import { act, screen } from '@testing-library/react';
import { memo, Profiler, type ProfilerOnRenderCallback, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { anOrder } from '../../../tests/support/builders/order';
import { composeTestApp, settle } from '../../../tests/support/test-app/compose-test-app';
import { renderInPortal } from '../../../tests/support/test-app/render-in-portal';
import type { OrderActor, OrderActors, OrderRow } from './order-actors';
import { OrderRowActions } from './order-row-actions';
import { useOrderActors } from './use-order-actors';

const first: OrderRow = { ...anOrder('pending'), id: 'ord_1', number: '10441', revision: 1 };
const second: OrderRow = { ...anOrder('pending'), id: 'ord_2', number: '10442', revision: 1 };

it('The row of an order renders only when what it shows changes, and no other row with it', async () => {
  const { app, actors, renders } = await openRows();
  expect(renders()).toEqual([1, 1]);

  // Its details are opened and closed: the row shows the same buttons.
  act(() => actors.of(first.id)?.send({ type: 'order.view' }));
  act(() => actors.of(first.id)?.send({ type: 'view.close' }));
  expect(renders()).toEqual([1, 1]);

  // It runs, and the button says so.
  act(() => actors.of(first.id)?.send({ type: 'order.accept' }));
  expect(screen.getByRole('button', { name: /Accepter.*10441/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(renders()).toEqual([2, 1]);

  app.transport.accept('/api/store/order/ord_1/accept', { ...anOrder('confirmed'), revision: 2 });
  await act(settle);
  expect(screen.queryByRole('button', { name: /Accepter.*10441/ })).toBeNull();
  expect(renders()).toEqual([3, 1]);
});

it('The actor of an order starts with its first event', async () => {
  const { actors } = await openRows();
  expect([actors.started(first.id), actors.started(second.id)]).toEqual([undefined, undefined]);
  act(() => actors.of(first.id)?.send({ type: 'order.view' }));
  expect([actors.started(first.id), actors.started(second.id)]).toEqual([
    actors.of(first.id),
    undefined,
  ]);
});

const rows = [first, second];

interface RowProps {
  order: OrderRow;
  actor: OrderActor | undefined;
  onRender: ProfilerOnRenderCallback;
}

/** As in a table, whose rows do not render with the page. */
const Row = memo(({ order, actor, onRender }: RowProps) => (
  <Profiler id={order.id} onRender={onRender}>
    <OrderRowActions order={order} actor={actor} />
  </Profiler>
));

interface RowsProps {
  onActors: (actors: OrderActors) => void;
  onRender: ProfilerOnRenderCallback;
}

function Rows({ onActors, onRender }: RowsProps) {
  const actors = useOrderActors(rows);
  useEffect(() => onActors(actors), [actors, onActors]);
  return rows.map((order) => (
    <Row key={order.id} order={order} actor={actors.of(order.id)} onRender={onRender} />
  ));
}

/** Two orders in a list; `renders` counts those of each row. */
async function openRows() {
  const app = composeTestApp();
  const onRender = vi.fn<ProfilerOnRenderCallback>();
  const onActors = vi.fn<(actors: OrderActors) => void>();
  await renderInPortal(app, <Rows onActors={onActors} onRender={onRender} />);
  const actors = onActors.mock.lastCall?.[0];
  if (!actors) throw new Error('The rows were not rendered.');
  const renders = () =>
    rows.map(({ id }) => onRender.mock.calls.filter(([row]) => row === id).length);
  return { app, actors, renders };
}
