import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import type { ApiProblem } from '#application/ports/transport.port';
import { provideProductActions } from '#application/products/product-actions.actors';
import type { productActionsMachine } from '#application/products/product-actions.machine';
import {
  missingFields,
  type ProductActionOutcome,
  type ProductActionsDriver,
  type ProductActionsViewState,
  productAfter,
  productArchivedByColleague,
  productInitialStates,
  productUnderReview,
} from '../machine-models/product-actions.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const refusals: Record<Exclude<ProductActionOutcome, 'with success'>, ApiProblem> = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', {
    current: productArchivedByColleague,
  }),
  'something is missing': problemOf(422, 'validation_failed', { errors: missingFields }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createProductActionsNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof productActionsMachine>(inspect);

  const driver: ProductActionsDriver = {
    open: (beginning) =>
      begin(providedMachine(provideProductActions), { record: productInitialStates[beginning] }),
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
    receiveNewerRecord: () => send({ type: 'product.changed', product: productUnderReview }),

    settleAction: async (how) => {
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/product/prd_1/${attempt.action}`;
      if (how === 'with success') app().transport.accept(url, productAfter[attempt.action]);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(
  snapshot: SnapshotFrom<typeof productActionsMachine>,
): ProductActionsViewState {
  return {
    dialog: dialogOf(snapshot),
    busy: snapshot.hasTag('busy'),
  };
}

function dialogOf(
  snapshot: SnapshotFrom<typeof productActionsMachine>,
): ProductActionsViewState['dialog'] {
  if (snapshot.matches('confirmingArchive')) return 'archiving';
  if (snapshot.matches('conflict')) return 'conflict';
  return snapshot.matches('failed') ? 'failure' : null;
}
