import { expect } from 'vitest';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideInlineEdit } from '#application/products/inline-edit.actors';
import type { InlineProduct, inlineEditMachine } from '#application/products/inline-edit.machine';
import { UNDO_FIGURE_WINDOW_MS } from '#domain/products/product-numbers';
import {
  bowl,
  type FigureEnd,
  type InlineEditSight,
  type InlineEditWorld,
  otherThan,
} from '../machine-scripts/inline-edit.script';
import { composeTestApp, settle, type TestApp } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';

type InlineSnapshot = SnapshotFrom<typeof inlineEditMachine>;
const url = '/api/store/product/prd_1';
const staleBy = (current: InlineProduct) =>
  problemOf(412, 'stale_revision', { current: { ...current } });

/** The running process with scripted adapters, as a world that the script can play in. */
export const inlineEditInNode = (inspect: Inspect) => {
  let app: TestApp;
  let actor: ActorRefFrom<typeof inlineEditMachine>;
  const send = async (...[event]: Parameters<typeof actor.send>) => actor.send(event);

  /** The product as the server has it once the figure on its way has taken effect. */
  const after = (): InlineProduct => {
    const { product, wanted } = actor.getSnapshot().context;
    return { ...product, revision: product.revision + 1, price: wanted };
  };
  const stands = () => actor.getSnapshot().context;
  const answers: Record<Exclude<FigureEnd, 'with success'>, () => ReturnType<typeof problemOf>> = {
    'a colleague set another price': () =>
      staleBy({ ...bowl, revision: 7, price: otherThan(stands().product.price, stands().wanted) }),
    'a colleague changed the stock': () =>
      staleBy({ ...bowl, revision: 7, price: stands().product.price, quantity: 1 }),
    'a colleague set the same price': () => staleBy({ ...after(), revision: 7 }),
    'without an answer': () => problemOf(0, 'network'),
    refused: () =>
      problemOf(422, 'validation_failed', {
        errors: { compareAtPrice: ['compare_at_not_above_price'] },
      }),
  };

  const world: InlineEditWorld = {
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
    undoTimePasses: async () => app.clock.advance(UNDO_FIGURE_WINDOW_MS),
    listBrings: (product) => send({ type: 'product.changed', product }),
    saveEnds: async (how) => {
      if (how === 'with success') app.transport.accept(url, after());
      else app.transport.refuse(url, answers[how]());
      await settle();
    },
    sees: async (sight) => expect(sightOf(actor.getSnapshot())).toMatchObject(sight),
  };

  const finish = () => {
    actor.stop();
    app.application.stop();
  };
  return { world, actor: () => actor, finish };
};

/** What the cell makes of a snapshot. */
const sightOf = (snapshot: InlineSnapshot): InlineEditSight => {
  const { product, fault, problem } = snapshot.context;
  return {
    shown: shownOf(snapshot),
    price: product.price,
    said: fault ?? problem?.code ?? null,
    undoable: snapshot.can({ type: 'change.undo' }),
  };
};

const shownOf = (snapshot: InlineSnapshot): InlineEditSight['shown'] => {
  if (snapshot.hasTag('busy')) return 'wish';
  if (snapshot.matches('conflict')) return 'choice';
  return snapshot.hasTag('open') ? 'field' : 'figure';
};
