import { expect } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom, toPromise } from 'xstate';
import type { Inspect } from '#application/create-application';
import type { ApiProblem } from '#application/ports/transport.port';
import { productEditorActors } from '#application/products/product-editor.actors';
import { productEditorMachine } from '#application/products/product-editor.machine';
import { NEW_PRODUCT, productRecord } from '#application/products/product-form-values';
import {
  type CallEnd,
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
import { composeTestApp, settle, type TestApp } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';

const createUrl = '/api/store/product/create';
const productUrl = `/api/store/product/${wireProduct.id}`;
const submitUrl = `${productUrl}/submit`;

const refusals: Record<Exclude<CallEnd, 'with success'>, ApiProblem> = {
  'a colleague was faster': problemOf(412, 'stale_revision', { current: { ...wireOfColleague } }),
  'without an answer': problemOf(0, 'network'),
  'with the session over': problemOf(401, 'token_invalid'),
  'with a field refused': problemOf(422, 'validation_failed', { errors: { name: ['required'] } }),
};

/** The editor's machine, each step of its draft held. */
const heldMachine = ({ ports, application, gates }: TestApp, draftIsThere: Promise<unknown>) => {
  const actors = productEditorActors(ports, application.store);
  return productEditorMachine.provide({
    actors: {
      ...actors,
      readDraft: fromPromise(async ({ input }) => {
        await draftIsThere;
        return toPromise(createActor(actors.readDraft, { input }).start());
      }),
      keepDraft: gates.hold('keepDraft', actors.keepDraft),
      removeDraft: gates.hold('removeDraft', actors.removeDraft),
    },
  });
};

/** The running process with scripted adapters, as a world that the script can play in. */
export const productEditorInNode = (inspect: Inspect) => {
  let app: TestApp;
  let actor: ActorRefFrom<typeof productEditorMachine>;
  let letRead: () => void;
  const send = async (...[event]: Parameters<typeof actor.send>) => actor.send(event);
  const pass = async (name: string) => {
    await settle();
    app.gates.pass(name);
    await settle();
  };
  const saveUrl = () => (actor.getSnapshot().context.record.id === null ? createUrl : productUrl);
  const ends = async (url: string, how: CallEnd, answer: object) => {
    await settle();
    if (how === 'with success') app.transport.accept(url, answer);
    else app.transport.refuse(url, refusals[how]);
    await settle();
  };

  const world: ProductEditorWorld = {
    open: async (isNew) => {
      app = composeTestApp({ inspect });
      const draftIsThere = new Promise<void>((resolve) => {
        letRead = resolve;
      });
      const machine = heldMachine(app, draftIsThere);
      const input = isNew
        ? { draftKey: newDraftKey, record: NEW_PRODUCT, formId: 'form' }
        : { draftKey, record: productRecord(wireProduct), formId: 'form' };
      actor = createActor(machine, { input, clock: app.clock, inspect }).start();
    },
    pause: (changes) => send({ type: 'draft.keep', changes }),
    discard: () => send({ type: 'draft.discard' }),
    save: (aim, how) => {
      const { values } = actor.getSnapshot().context.record;
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

    draftIsRead: async (draft) => {
      if (draft) await app.drafts.write(draft);
      letRead();
      await settle();
    },
    draftIsKept: () => pass('keepDraft'),
    draftIsRemoved: () => pass('removeDraft'),
    saveEnds: (how) => ends(saveUrl(), how, wireSaved),
    submissionEnds: (how) => ends(submitUrl, how, wireSubmitted),

    sees: async (sight) => expect(sightOf(actor.getSnapshot())).toEqual(sight),
  };

  const finish = () => {
    actor.stop();
    app.application.stop();
  };
  return { world, actor: () => actor, finish };
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

const noteOf = (snapshot: Snapshot): ProductEditorSight['note'] =>
  (['restored', 'refused', 'offline', 'sessionLost'] as const).find((note) =>
    snapshot.matches({ editing: note }),
  ) ?? null;
