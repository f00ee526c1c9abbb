import { fromPromise } from 'xstate';
import type { Media } from '../api/media-endpoints.generated';
import { settled } from '../api/settled';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { type KeptPicture, libraryWorkMachine } from './library-work.machine';
import { mediaApi } from './media-api';

const idsOf = (pictures: readonly Media[]): string[] => pictures.map(({ id }) => id);

/** Gives the library-work machine its actor. */
export const libraryWorkActors = (store: Store): ActorsOf<typeof libraryWorkMachine> => {
  const { deleteMedia, moveMedia, renameMediaFolder } = mediaApi.endpoints;

  const remove = async (
    pictures: readonly Media[],
    signal: AbortSignal,
  ): Promise<readonly KeptPicture[]> => {
    const deleting = deleteMedia.initiate({ mediaIds: { ids: idsOf(pictures) } });
    const { results } = await settled(store.dispatch(deleting), signal);
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
    carryOut: fromPromise(async ({ input: { deed, folder }, signal }) => {
      if (deed.kind === 'delete') return remove(deed.pictures, signal);
      if (deed.kind === 'move') {
        const moving = moveMedia.initiate({ mediaMove: { ids: idsOf(deed.pictures), folder } });
        await settled(store.dispatch(moving), signal);
      } else {
        const folderRename = { from: deed.folder, to: folder };
        await settled(store.dispatch(renameMediaFolder.initiate({ folderRename })), signal);
      }
      return [];
    }),
  };
};

/** The library-work machine of an application. */
export const provideLibraryWork = (_ports: Ports, store: Store) =>
  libraryWorkMachine.provide({ actors: libraryWorkActors(store) });
