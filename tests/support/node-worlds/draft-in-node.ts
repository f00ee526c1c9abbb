import { createActor, fromPromise, toPromise } from 'xstate';
import type { DraftInput } from '#application/editing/edit-steps';
import { draftActors } from '#application/editing/record-edit.actors';
import type { Draft } from '#application/ports/drafts.port';
import type { DraftWorld } from '../machine-scripts/draft-steps';
import { settle, type TestApp } from '../test-app/compose-test-app';

/** The draft of a form that a world plays with: each of its steps waits until the world lets it pass. */
export const draftInNode = (app: () => TestApp) => {
  let letRead: () => void;
  const pass = async (name: string) => {
    await settle();
    app().gates.pass(name);
    await settle();
  };
  return {
    /** The real actors of a draft, held. */
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
    befalls: {
      draftIsRead: async (draft) => {
        if (draft) await app().drafts.write(draft);
        letRead();
        await settle();
      },
      draftIsKept: () => pass('keepDraft'),
      draftIsRemoved: () => pass('removeDraft'),
    } satisfies DraftWorld,
  };
};
