import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { productEditorActors } from '#application/products/product-editor.actors';
import { productEditorMachine } from '#application/products/product-editor.machine';
import { NEW_PRODUCT, productRecord } from '#application/products/product-form-values';
import type { RequestOutcome } from '../machine-models/draft-events';
import {
  draftKey,
  newDraftKey,
  type ProductEditorDriver,
  type ProductEditorViewState,
  typed,
  wireOfColleague,
  wireProduct,
  wireSaved,
  wireSubmitted,
} from '../machine-models/product-editor.model';
import { settle, type TestApp } from '../test-app/compose-test-app';
import { failedResponses, noteOf } from './form-responses';
import { createMachineHarness } from './machine-harness';
import { createNodeDraftDriver } from './node-draft-driver';

const createUrl = '/api/store/product/create';
const productUrl = `/api/store/product/${wireProduct.id}`;
const submitUrl = `${productUrl}/submit`;

const refusals = failedResponses({ ...wireOfColleague }, 'name');

/** The running process with scripted adapters, as the driver of its test model. */
export function createProductEditorNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof productEditorMachine>(inspect);
  const draft = createNodeDraftDriver(app);
  /** The editor's machine, with each draft operation held. */
  const heldMachine = (opened: TestApp) => {
    const actors = productEditorActors(opened.ports, opened.application.store);
    return productEditorMachine.provide({ actors: { ...actors, ...draft.actors(opened) } });
  };
  const saveUrl = () => (snapshot().context.record.id === null ? createUrl : productUrl);
  const ends = async (url: string, how: RequestOutcome, answer: object) => {
    await settle();
    if (how === 'with success') app().transport.accept(url, answer);
    else app().transport.refuse(url, refusals[how]);
    await settle();
  };

  const driver: ProductEditorDriver = {
    ...draft.settleDraftOutcome,
    open: (isNew) =>
      begin(
        heldMachine,
        isNew
          ? { draftKey: newDraftKey, record: NEW_PRODUCT, formId: 'form' }
          : { draftKey, record: productRecord(wireProduct), formId: 'form' },
      ),
    pause: (changes) => send({ type: 'draft.keep', changes }),
    discard: () => send({ type: 'draft.discard' }),
    save: (aim, how) => {
      const { values } = snapshot().context.record;
      const changes = how === 'typed' ? typed : {};
      return send({
        type: 'record.save',
        aim,
        attempt: { values: { ...values, ...changes }, changes },
      });
    },
    receiveRecord: (arriving) => send({ type: 'record.changed', record: arriving }),
    chooseAgainstConflict: (changes) => {
      const values = { ...productRecord(wireOfColleague).values, ...changes };
      return send({ type: 'conflict.choose', attempt: { values, changes } });
    },
    dismissConflict: () => send({ type: 'conflict.dismiss' }),
    leave: () => send({ type: 'page.leave', changes: typed }),
    answerLeaving: (how) => send({ type: `leave.${how}` }),

    settleSave: (how) => ends(saveUrl(), how, wireSaved),
    settleSubmission: (how) => ends(submitUrl, how, wireSubmitted),

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

type Snapshot = SnapshotFrom<typeof productEditorMachine>;

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: Snapshot): ProductEditorViewState {
  return {
    shown: shownOf(snapshot),
    note: noteOf(snapshot),
  };
}

function shownOf(snapshot: Snapshot): ProductEditorViewState['shown'] {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.matches('closed')) return 'left';
  if (snapshot.matches('left')) return 'going';
  if (snapshot.matches('created')) return 'created';
  if (snapshot.hasTag('busy')) return 'busy';
  return (['conflict', 'leaving'] as const).find((state) => snapshot.matches(state)) ?? 'form';
}
