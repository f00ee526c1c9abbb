import { expect } from 'vitest';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideInlineEdit } from '#application/products/inline-edit.actors';
import type { InlineProduct, inlineEditMachine } from '#application/products/inline-edit.machine';
import { readableNumber } from '#domain/format/unreadable-number';
import { UNDO_FIGURE_WINDOW_MS } from '#domain/products/product-numbers';
import {
  bowl,
  type InlineEditDriver,
  type InlineEditViewState,
  otherThan,
  type SaveOutcome,
} from '../machine-models/inline-edit.model';
import { composeTestApp, settle, type TestApp } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';

type InlineSnapshot = SnapshotFrom<typeof inlineEditMachine>;
const url = '/api/store/product/prd_1';

function staleBy(current: InlineProduct) {
  return problemOf(412, 'stale_revision', { current: { ...current } });
}

/** The running process with scripted adapters, as the driver of its test model. */
export function createInlineEditNodeDriver(inspect: Inspect) {
  let app: TestApp;
  let actor: ActorRefFrom<typeof inlineEditMachine>;
  const send = async (...[event]: Parameters<typeof actor.send>) => actor.send(event);

  /** The product on the server once the pending price has taken effect. */
  const after = (): InlineProduct => {
    const { product, wantedValue } = actor.getSnapshot().context;
    return { ...product, revision: product.revision + 1, price: readableNumber(wantedValue) };
  };
  const stands = () => actor.getSnapshot().context;
  const answers: Record<
    Exclude<SaveOutcome, 'with success'>,
    () => ReturnType<typeof problemOf>
  > = {
    'a colleague set another price': () =>
      staleBy({
        ...bowl,
        revision: 7,
        price: otherThan(stands().product.price, readableNumber(stands().wantedValue)),
      }),
    'a colleague changed the stock': () =>
      staleBy({ ...bowl, revision: 7, price: stands().product.price, quantity: 1 }),
    'a colleague set the same price': () => staleBy({ ...after(), revision: 7 }),
    'without an answer': () => problemOf(0, 'network'),
    refused: () =>
      problemOf(422, 'validation_failed', {
        errors: { compareAtPrice: ['compare_at_not_above_price'] },
      }),
  };

  const driver: InlineEditDriver = {
    open: async () => {
      app = composeTestApp({ inspect });
      actor = createActor(app.application.provide(provideInlineEdit), {
        input: { editId: 'edit-1', field: 'price', product: bowl },
        clock: app.clock,
        inspect,
      }).start();
    },
    begin: () => send({ type: 'edit.begin' }),
    cancel: () => send({ type: 'edit.cancel' }),
    save: (value) => send({ type: 'value.save', value }),
    takeTheirs: () => send({ type: 'conflict.take' }),
    keepMine: () => send({ type: 'conflict.keep' }),
    undo: () => send({ type: 'change.undo' }),
    dismissUndo: () => send({ type: 'undo.dismiss' }),
    elapseUndoWindow: async () => app.clock.advance(UNDO_FIGURE_WINDOW_MS),
    receiveListUpdate: (product) => send({ type: 'product.changed', product }),
    settleSave: async (how) => {
      if (how === 'with success') app.transport.accept(url, after());
      else app.transport.refuse(url, answers[how]());
      await settle();
    },
    expectViewState: async (viewState) =>
      expect(viewStateOf(actor.getSnapshot())).toMatchObject(viewState),
  };

  const finish = () => {
    actor.stop();
    app.application.stop();
  };
  return { driver, actor: () => actor, dispose: finish };
}

/** The view state that the cell derives from a snapshot. */
function viewStateOf(snapshot: InlineSnapshot): InlineEditViewState {
  const { product, error, problem } = snapshot.context;
  return {
    shown: shownOf(snapshot),
    price: product.price,
    message: error ?? problem?.code ?? null,
    undoable: snapshot.can({ type: 'change.undo' }),
  };
}

function shownOf(snapshot: InlineSnapshot): InlineEditViewState['shown'] {
  if (snapshot.hasTag('busy')) return 'wish';
  if (snapshot.matches('conflict')) return 'choice';
  return snapshot.hasTag('open') ? 'field' : 'figure';
}
