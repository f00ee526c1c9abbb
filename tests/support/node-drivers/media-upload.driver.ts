import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideMediaUpload } from '#application/media/media-upload.actors';
import type { mediaUploadMachine } from '#application/media/media-upload.machine';
import {
  chosenFiles,
  type MediaUploadDriver,
  type UploadViewState,
  uploadProblems,
  uploadResults,
} from '../machine-models/media-upload.model';
import { settle, testNow } from '../test-app/compose-test-app';
import { tokenUntil } from '../test-app/test-tokens';
import { createMachineHarness, providedMachine } from './machine-harness';

export const uploadUrl = '/api/media/upload/multiple/';

/** The running upload with scripted adapters, as the driver of its test model. */
export function createMediaUploadNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof mediaUploadMachine>(inspect);

  const driver: MediaUploadDriver = {
    choose: async (file) => {
      await begin(providedMachine(provideMediaUpload), {
        file: chosenFiles[file],
        userId: 'usr_1',
        target: { kind: 'library' },
      });
      await settle();
    },
    sendSomeBytes: async () => {
      app()
        .transport.held.find(({ url }) => url === uploadUrl)
        ?.onProgress?.(0.5);
    },
    retry: async () => {
      await send({ type: 'upload.retry' });
      await settle();
    },
    cancel: async () => {
      await send({ type: 'upload.cancel' });
      await settle();
    },
    settleUpload: async (outcome) => {
      app().transport.accept(uploadUrl, { results: [uploadResults[outcome]] });
      await settle();
    },
    failUpload: async (problem) => {
      const { status } = uploadProblems[problem];
      if (status === 0) app().transport.setConnectionStatus('offline');
      if (status === 401) app().tokens.clear();
      app().transport.refuse(uploadUrl, uploadProblems[problem]);
      await settle();
    },
    restoreServer: async () => {
      if (app().transport.connectionStatus() === 'offline')
        app().transport.setConnectionStatus('online');
      else app().clock.advance(40_000);
      await settle();
    },
    signInAgain: async () => {
      app().tokens.replace({ access: tokenUntil(testNow + 900_000, 'usr_1'), refresh: null });
      app().clock.advance(1_000);
      await settle();
    },
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that a tile derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof mediaUploadMachine>): UploadViewState {
  if (snapshot.matches('sending')) return { tile: 'sending' };
  if (snapshot.hasTag('underWay')) return { tile: 'waiting' };
  if (snapshot.hasTag('inLibrary')) return { tile: 'stored' };
  if (snapshot.matches('refused')) return { tile: 'refused' };
  return { tile: snapshot.matches('failed') ? 'failed' : 'gone' };
}
