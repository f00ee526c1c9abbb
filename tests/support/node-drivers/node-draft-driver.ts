import { createActor, fromPromise, toPromise } from 'xstate';
import type { DraftInput } from '#application/editing/edit-machine-parts';
import { draftActors } from '#application/editing/record-edit.actors';
import type { Draft } from '#application/ports/drafts.port';
import type { DraftDriver } from '../machine-models/draft-events';
import { settle, type TestApp } from '../test-app/compose-test-app';

/** The draft of a form under a driver: each operation waits until the driver releases it. */
export function createNodeDraftDriver(app: () => TestApp) {
  let letRead: () => void;
  const pass = async (name: string) => {
    await settle();
    app().gates.release(name);
    await settle();
  };
  return {
    /** The real draft actors, held. */
    actors: ({ ports, gates }: TestApp) => {
      const { readDraft, keepDraft, removeDraft } = draftActors(ports);
      const isThere = new Promise<void>((resolve) => {
        letRead = resolve;
      });
      return {
        readDraft: fromPromise<Draft | null, Pick<DraftInput, 'draftKey'>>(async ({ input }) => {
          await isThere;
          return toPromise(createActor(readDraft, { input }).start());
        }),
        keepDraft: gates.hold('keepDraft', keepDraft),
        removeDraft: gates.hold('removeDraft', removeDraft),
      };
    },
    settleDraftOutcome: {
      settleDraftRead: async (draft) => {
        if (draft) await app().drafts.write(draft);
        letRead();
        await settle();
      },
      settleDraftSave: () => pass('keepDraft'),
      settleDraftRemoval: () => pass('removeDraft'),
    } satisfies DraftDriver,
  };
}
