import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadTarget } from '#application/media/media-upload.machine';
import {
  provideUploadQueues,
  type RecordAt,
  type StoredUpload,
  type UploadQueue,
} from '#application/media/upload-queue';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';

const LIBRARY = { kind: 'library' } as const;

/**
 * The pending uploads of one place of the portal to the library. `onStored` receives the stored
 * pictures, including those stored while the place was not shown. With `forgets`, leaving the place
 * cancels its uploads, unless the session has ended.
 */
export function useUploads(
  place: string,
  onStored: (stored: readonly StoredUpload[]) => void,
  forgets = false,
): UploadQueue {
  return useUploadsTo(LIBRARY, place, onStored, forgets);
}

/** The pending uploads of one place to any target; see {@link useUploads}. */
export function useUploadsTo<const Target extends UploadTarget>(
  target: Target,
  place: string,
  onStored: (stored: readonly StoredUpload<RecordAt<Target>>[]) => void,
  forgets: boolean,
): UploadQueue<RecordAt<Target>> {
  const application = useApplication();
  const { session } = application;
  const userId = useSelector(session, ({ context }) => context.user?.id ?? '');
  const [queue] = useState(() =>
    application.provide(provideUploadQueues).at(application, userId, place, target),
  );
  const version = useSyncExternalStore(queue.subscribe, queue.version);
  const onStoredRef = useLatest(onStored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that something arrived.
  useEffect(() => {
    const stored = queue.takeStored();
    if (stored.length > 0) onStoredRef.current(stored);
  }, [queue, version, onStoredRef]);
  useEffect(
    () => () => {
      // Called when the place is left: the session may have ended since the last render.
      if (forgets && session.getSnapshot().matches('authenticated')) queue.cancelAll();
    },
    [queue, session, forgets],
  );
  return queue;
}
