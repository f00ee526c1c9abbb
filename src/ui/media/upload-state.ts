import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { Upload } from '#application/media/upload-queue';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

/** What is shown of a picture on its way. */
export interface UploadSight {
  /** One short line: how it stands, or why it is not taken. */
  readonly line: string;
  readonly isWrong: boolean;
  /** What went wrong may pass: it is worth another try. */
  readonly mayRetry: boolean;
  /** From 0 to 1 while bytes go out; null before and after. */
  readonly share: number | null;
}

/** How an upload stands, in words. */
export function useUploadSight({ actor }: Upload): UploadSight {
  const t = useText('media');
  const problemText = useProblemText();
  const snapshot = useSelector(actor, (one) => one);
  const { share, refusal, problem } = snapshot.context;
  const calm = { isWrong: false, mayRetry: false, share: null };
  if (refusal) {
    return { ...calm, line: t(`upload.refusal.${refusal}`), isWrong: true };
  }
  if (snapshot.matches('failed')) {
    const line = problem ? problemText(problem) : t('upload.failed');
    return { ...calm, line, isWrong: true, mayRetry: true };
  }
  if (snapshot.matches('waiting')) return { ...calm, line: t('upload.waiting'), mayRetry: true };
  if (snapshot.matches('signedOut')) return { ...calm, line: t('upload.signedOut') };
  return { ...calm, line: share === null ? t('upload.queued') : '', share };
}

/** An address of the file itself, for as long as it is shown. */
export function useFileUrl(file: File): string | undefined {
  const { subscribe, current } = useMemo(() => fileUrlOf(file), [file]);
  return useSyncExternalStore(subscribe, current);
}

/** The address is there from the first moment that it is followed, and given up at the end. */
function fileUrlOf(file: File) {
  let url: string | undefined;
  return {
    current: () => url,
    subscribe: (onChange: () => void) => {
      const made = URL.createObjectURL(file);
      url = made;
      onChange();
      return () => {
        URL.revokeObjectURL(made);
        url = undefined;
      };
    },
  };
}
