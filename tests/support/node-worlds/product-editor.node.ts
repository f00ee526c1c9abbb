import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { productEditorActors } from '#application/products/product-editor.actors';
import { productEditorMachine } from '#application/products/product-editor.machine';
import { NEW_PRODUCT, productRecord } from '#application/products/product-form-values';
import type { CallEnd } from '../machine-scripts/draft-steps';
import {
  draftKey,
  newDraftKey,
  type ProductEditorSight,
  type ProductEditorWorld,
  typed,
  wireOfColleague,
  wireProduct,
  wireSaved,
  wireSubmitted,
} from '../machine-scripts/product-editor.script';
import { settle, type TestApp } from '../test-app/compose-test-app';
import { draftInNode } from './draft-in-node';
import { callRefusals, noteOf } from './form-in-node';
import { processInNode } from './process-in-node';

const createUrl = '/api/store/product/create';
const productUrl = `/api/store/product/${wireProduct.id}`;
const submitUrl = `${productUrl}/submit`;

const refusals = callRefusals({ ...wireOfColleague }, 'name');

/** The running process with scripted adapters, as a world that the script can play in. */
export const productEditorInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } =
    processInNode<typeof productEditorMachine>(inspect);
  const draft = draftInNode(app);
  /** The editor's machine, each step of its draft held. */
  const heldMachine = (opened: TestApp) => {
    const actors = productEditorActors(opened.ports, opened.application.store);
    return productEditorMachine.provide({ actors: { ...actors, ...draft.actors(opened) } });
  };
  const saveUrl = () => (snapshot().context.record.id === null ? createUrl : productUrl);
  const ends = async (url: string, how: CallEnd, answer: object) => {
    await settle();
    if (how === 'with success') app().transport.accept(url, answer);
    else app().transport.refuse(url, refusals[how]);
    await settle();
  };

  const world: ProductEditorWorld = {
    ...draft.befalls,
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
    recordArrives: (arriving) => send({ type: 'record.changed', record: arriving }),
    chooseAgainstConflict: (changes) => {
      const values = { ...productRecord(wireOfColleague).values, ...changes };
      return send({ type: 'conflict.choose', attempt: { values, changes } });
    },
    dismissConflict: () => send({ type: 'conflict.dismiss' }),
    leave: () => send({ type: 'page.leave', changes: typed }),
    answerLeaving: (how) => send({ type: `leave.${how}` }),

    saveEnds: (how) => ends(saveUrl(), how, wireSaved),
    submissionEnds: (how) => ends(submitUrl, how, wireSubmitted),

    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
};

type Snapshot = SnapshotFrom<typeof productEditorMachine>;

/** What the page makes of a snapshot. */
const sightOf = (snapshot: Snapshot): ProductEditorSight => ({
  shown: shownOf(snapshot),
  note: noteOf(snapshot),
});

const shownOf = (snapshot: Snapshot): ProductEditorSight['shown'] => {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.matches('closed')) return 'left';
  if (snapshot.matches('left')) return 'going';
  if (snapshot.matches('created')) return 'created';
  if (snapshot.hasTag('busy')) return 'busy';
  return (['conflict', 'leaving'] as const).find((state) => snapshot.matches(state)) ?? 'form';
};
