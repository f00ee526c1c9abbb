import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import type { ApiProblem } from '#application/ports/transport.port';
import { provideProductActions } from '#application/products/product-actions.actors';
import type { productActionsMachine } from '#application/products/product-actions.machine';
import {
  missingFields,
  type ProductActionEnd,
  type ProductActionsSight,
  type ProductActionsWorld,
  productAfter,
  productBeginnings,
  productMovedElsewhere,
  productTakenByColleague,
} from '../machine-scripts/product-actions.script';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { processInNode, provided } from './process-in-node';

const refusals: Record<Exclude<ProductActionEnd, 'with success'>, ApiProblem> = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', {
    current: productTakenByColleague,
  }),
  'something is missing': problemOf(422, 'validation_failed', { errors: missingFields }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as a world that the script can play in. */
export const productActionsInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } =
    processInNode<typeof productActionsMachine>(inspect);

  const world: ProductActionsWorld = {
    open: (beginning) =>
      begin(provided(provideProductActions), { product: productBeginnings[beginning] }),
    submit: () => send({ type: 'product.submit' }),
    publish: () => send({ type: 'product.publish' }),
    unpublish: () => send({ type: 'product.unpublish' }),
    askArchiving: () => send({ type: 'product.archive' }),
    confirmArchiving: () => send({ type: 'archiving.confirm' }),
    cancelArchiving: () => send({ type: 'archiving.cancel' }),
    unarchive: () => send({ type: 'product.unarchive' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    acknowledgeConflict: () => send({ type: 'conflict.acknowledge' }),
    listBringsNewerRecord: () => send({ type: 'product.changed', product: productMovedElsewhere }),

    actionEnds: async (how) => {
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/product/prd_1/${attempt.action}`;
      if (how === 'with success') app().transport.accept(url, productAfter[attempt.action]);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
};

/** What the page makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof productActionsMachine>): ProductActionsSight => ({
  dialog: dialogOf(snapshot),
  busy: snapshot.hasTag('busy'),
});

const dialogOf = (
  snapshot: SnapshotFrom<typeof productActionsMachine>,
): ProductActionsSight['dialog'] => {
  if (snapshot.matches('confirmingArchive')) return 'archiving';
  if (snapshot.matches('conflict')) return 'conflict';
  return snapshot.matches('failed') ? 'failure' : null;
};
