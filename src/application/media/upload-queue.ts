import { type Actor, createActor } from 'xstate';
import type { Media, PayoutFile } from '#openapi/types.generated';
import type { Application } from '../create-application';
import { createListeners } from '../ports/listeners';
import { provideMediaUpload } from './media-upload.actors';
import type { StoredFile, UploadTarget } from './media-upload.machine';

type UploadActor = Actor<ReturnType<typeof provideMediaUpload>>;

/** An upload of a picture, and the picture it replaces. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /**
   * The media that it replaces once it is stored, as a cropped picture does; null for a new one.
   */
  readonly replaces: string | null;
  readonly actor: UploadActor;
}

/** The record that a target makes of a stored file. */
export type RecordAt<Target extends UploadTarget> = Target extends { kind: 'library' }
  ? Media
  : PayoutFile;

/** The result of a finished upload. */
export interface StoredUpload<Stored extends StoredFile = Media> {
  readonly media: Stored;
  readonly replaces: string | null;
  /** Increases with each chosen file, because uploads may finish in another order. */
  readonly turn: number;
}

/** The uploads of one place in the portal, in the order in which the files were chosen. */
export interface UploadQueue<Stored extends StoredFile = Media> {
  /** Adds files at the end. Each upload starts when a slot is free. */
  add(files: readonly File[], replaces?: string): void;
  all(): readonly Upload[];
  /** Removes the finished uploads from the queue and returns their media. */
  takeStored(): readonly StoredUpload<Stored>[];
  hasFailed(): boolean;
  /** Retries the failed uploads. */
  retryFailed(): void;
  /** Cancels the pending uploads and removes the failed ones. */
  cancelAll(): void;
  cancel(id: string): void;
  subscribe(listener: () => void): () => void;
  /** Changes with every change of an upload. */
  version(): number;
}

type Runner = Pick<Application, 'provide' | 'inspection'>;

function createQueue<Target extends UploadTarget>(
  { provide, inspection }: Runner,
  userId: string,
  target: Target,
): UploadQueue<RecordAt<Target>> {
  let begun = 0;
  let uploads: readonly Upload[] = [];
  let version = 0;
  const { subscribe, notify } = createListeners();
  const publish = () => {
    version += 1;
    notify();
  };
  const begin = (file: File, replaces: string | null): Upload => {
    begun += 1;
    const id = String(begun);
    const input = { file, userId, target };
    const actor = createActor(provide(provideMediaUpload), { input, ...inspection });
    actor.subscribe(publish);
    actor.start();
    return { id, file, replaces, actor };
  };
  const cancel = (id: string) => {
    const upload = uploads.find((one) => one.id === id);
    upload?.actor.send({ type: 'upload.cancel' });
    upload?.actor.stop();
    uploads = uploads.filter((one) => one.id !== id);
    publish();
  };
  return {
    add: (files, replaces) => {
      uploads = [...uploads, ...files.map((file) => begin(file, replaces ?? null))];
      publish();
    },
    all: () => uploads,
    takeStored: () => {
      const isStored = ({ actor }: Upload) => actor.getSnapshot().hasTag('inLibrary');
      const stored = uploads.filter(isStored);
      if (stored.length === 0) return [];
      uploads = uploads.filter((one) => !isStored(one));
      publish();
      return stored.flatMap(({ id, actor, replaces }) => {
        const { media } = actor.getSnapshot().context;
        // The target determines the kind of the record.
        return media ? [{ media: media as RecordAt<Target>, replaces, turn: Number(id) }] : [];
      });
    },
    hasFailed: () => uploads.some(({ actor }) => actor.getSnapshot().matches('failed')),
    retryFailed: () => {
      for (const { actor } of uploads) {
        if (actor.getSnapshot().matches('failed')) actor.send({ type: 'upload.retry' });
      }
    },
    cancelAll: () => {
      for (const { id } of uploads) cancel(id);
    },
    cancel,
    subscribe,
    version: () => version,
  };
}

/**
 * The queues of an application, by user and place; a place has one target. A page that is shown again, for example after a
 * new sign-in, finds its queue unchanged.
 */
export function provideUploadQueues() {
  const queues = new Map<string, unknown>();
  return {
    at: <Target extends UploadTarget>(
      runner: Runner,
      userId: string,
      place: string,
      target: Target,
    ): UploadQueue<RecordAt<Target>> => {
      const key = `${userId} ${place}`;
      const known = queues.get(key) as UploadQueue<RecordAt<Target>> | undefined;
      const queue = known ?? createQueue(runner, userId, target);
      queues.set(key, queue);
      return queue;
    },
  };
}
