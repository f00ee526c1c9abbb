import { fromPromise } from 'xstate';
import type { Media } from '#openapi/types.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { libraryWorkMachine, type UndeletedPicture } from './library-work.machine';
import { mediaApi } from './media-api';

function idsOf(pictures: readonly Media[]): string[] {
  return pictures.map(({ id }) => id);
}

/** The actor of the library-work machine. */
export function libraryWorkActors(store: Store): ActorsOf<typeof libraryWorkMachine> {
  const { deleteMedia, moveMedia, renameMediaFolder } = mediaApi.endpoints;

  const remove = async (
    pictures: readonly Media[],
    signal: AbortSignal,
  ): Promise<readonly UndeletedPicture[]> => {
    const deleting = deleteMedia.initiate({ mediaIds: { ids: idsOf(pictures) } });
    const { results } = await unwrapWithSignal(store.dispatch(deleting), signal);
    const inUse = new Map(
      results
        .filter(({ outcome }) => outcome === 'in_use')
        .map(({ id, usageCount }) => [id, usageCount] as const),
    );
    return pictures.flatMap((picture) => {
      const usageCount = inUse.get(picture.id);
      return usageCount === undefined ? [] : [{ picture, usageCount }];
    });
  };

  return {
    execute: fromPromise(async ({ input: { action, folder }, signal }) => {
      if (action.kind === 'delete') return remove(action.pictures, signal);
      if (action.kind === 'move') {
        const moving = moveMedia.initiate({ mediaMove: { ids: idsOf(action.pictures), folder } });
        await unwrapWithSignal(store.dispatch(moving), signal);
      } else {
        const folderRename = { from: action.folder, to: folder };
        await unwrapWithSignal(
          store.dispatch(renameMediaFolder.initiate({ folderRename })),
          signal,
        );
      }
      return [];
    }),
  };
}

/** The library-work machine of an application. */
export function provideLibraryWork(_ports: Ports, store: Store) {
  return libraryWorkMachine.provide({ actors: libraryWorkActors(store) });
}
