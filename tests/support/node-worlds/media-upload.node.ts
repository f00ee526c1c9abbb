import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
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
import { settle, testNow } from '../test-app/compose-test-app';
import { tokenUntil } from '../test-app/test-tokens';
import { processInNode, provided } from './process-in-node';

export const uploadUrl = '/api/media/upload/multiple/';

/** The running upload with scripted adapters, as a world that the script can play in. */
export const mediaUploadInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } = processInNode<typeof mediaUploadMachine>(inspect);

  const world: MediaUploadWorld = {
    choose: async (file) => {
      await begin(provided(provideMediaUpload), { file: chosenFiles[file], userId: 'usr_1' });
      await settle();
    },
    someBytesAreSent: async () => {
      app()
        .transport.held.find(({ url }) => url === uploadUrl)
        ?.onSent?.(0.5);
    },
    retry: async () => {
      await send({ type: 'upload.retry' });
      await settle();
    },
    cancel: async () => {
      await send({ type: 'upload.cancel' });
      await settle();
    },
    answers: async (outcome) => {
      app().transport.accept(uploadUrl, { results: [uploadResults[outcome]] });
      await settle();
    },
    fails: async (problem) => {
      const { status } = uploadProblems[problem];
      if (status === 0) app().transport.turnReach('lost');
      if (status === 401) app().tokens.clear();
      app().transport.refuse(uploadUrl, uploadProblems[problem]);
      await settle();
    },
    serverIsBack: async () => {
      if (app().transport.reach() === 'lost') app().transport.turnReach('reached');
      else app().clock.advance(40_000);
      await settle();
    },
    signsInAgain: async () => {
      app().tokens.replace({ access: tokenUntil(testNow + 900_000, 'usr_1'), refresh: null });
      app().clock.advance(1_000);
      await settle();
    },
    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
};

/** What a tile makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof mediaUploadMachine>): UploadSight => {
  if (snapshot.matches('sending')) return { tile: 'sending' };
  if (snapshot.hasTag('underWay')) return { tile: 'waiting' };
  if (snapshot.hasTag('inLibrary')) return { tile: 'stored' };
  if (snapshot.matches('refused')) return { tile: 'refused' };
  return { tile: snapshot.matches('failed') ? 'failed' : 'gone' };
};
