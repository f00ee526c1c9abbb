import { expect } from 'vitest';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideMediaUpload } from '#application/media/media-upload.actors';
import type { mediaUploadMachine } from '#application/media/media-upload.machine';
import {
  chosenFiles,
  type MediaUploadWorld,
  type UploadSight,
  uploadProblems,
  uploadResults,
} from '../machine-scripts/media-upload.script';
import { composeTestApp, settle, type TestApp, testNow } from '../test-app/compose-test-app';
import { tokenUntil } from '../test-app/test-tokens';

type MediaUpload = ActorRefFrom<typeof mediaUploadMachine>;

export const uploadUrl = '/api/media/upload/multiple/';

/** The running upload with scripted adapters, as a world that the script can play in. */
export const mediaUploadInNode = (inspect: Inspect) => {
  let app: TestApp;
  let actor: MediaUpload;

  const world: MediaUploadWorld = {
    choose: async (file) => {
      app = composeTestApp({ inspect });
      actor = createActor(app.application.provide(provideMediaUpload), {
        input: { file: chosenFiles[file], userId: 'usr_1' },
        clock: app.clock,
        inspect,
      }).start();
      await settle();
    },
    someBytesAreSent: async () => {
      app.transport.held.find(({ url }) => url === uploadUrl)?.onSent?.(0.5);
    },
    retry: async () => {
      actor.send({ type: 'upload.retry' });
      await settle();
    },
    cancel: async () => {
      actor.send({ type: 'upload.cancel' });
      await settle();
    },
    answers: async (outcome) => {
      app.transport.accept(uploadUrl, { results: [uploadResults[outcome]] });
      await settle();
    },
    fails: async (problem) => {
      const { status } = uploadProblems[problem];
      if (status === 0) app.transport.turnReach('lost');
      if (status === 401) app.tokens.clear();
      app.transport.refuse(uploadUrl, uploadProblems[problem]);
      await settle();
    },
    serverIsBack: async () => {
      if (app.transport.reach() === 'lost') app.transport.turnReach('reached');
      else app.clock.advance(40_000);
      await settle();
    },
    signsInAgain: async () => {
      app.tokens.replace({ access: tokenUntil(testNow + 900_000, 'usr_1'), refresh: null });
      app.clock.advance(1_000);
      await settle();
    },
    sees: async (sight) => expect(sightOf(actor.getSnapshot())).toEqual(sight),
  };

  const finish = () => {
    actor.stop();
    app.application.stop();
  };
  return { world, actor: () => actor, finish };
};

/** What a tile makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof mediaUploadMachine>): UploadSight => {
  if (snapshot.matches('sending')) return { tile: 'sending' };
  if (snapshot.hasTag('underWay')) return { tile: 'waiting' };
  if (snapshot.hasTag('inLibrary')) return { tile: 'stored' };
  if (snapshot.matches('refused')) return { tile: 'refused' };
  return { tile: snapshot.matches('failed') ? 'failed' : 'gone' };
};
