import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { Upload } from '#application/media/upload-queue';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

/** What is shown of a picture on its way. */
export interface UploadStatus {
  /** One short line: how it stands, or why it is not taken. */
  readonly line: string;
  readonly isWrong: boolean;
  /** What went wrong may pass: it is worth another try. */
  readonly mayRetry: boolean;
  /** From 0 to 1 while bytes go out; null before and after. */
  readonly share: number | null;
}

/** How an upload stands, in words. */
export function useUploadStatus({ actor }: Upload): UploadStatus {
  const t = useText('media');
  const problemText = useProblemText();
  const snapshot = useSelector(actor, (one) => one);
  const { share, refusal, problem } = snapshot.context;
  const noProblem = { isWrong: false, mayRetry: false, share: null };
  if (refusal) {
    return { ...noProblem, line: t(`upload.refusal.${refusal}`), isWrong: true };
  }
  if (snapshot.matches('failed')) {
    const line = problem ? problemText(problem) : t('upload.failed');
    return { ...noProblem, line, isWrong: true, mayRetry: true };
  }
  if (snapshot.matches('waiting'))
    return { ...noProblem, line: t('upload.waiting'), mayRetry: true };
  if (snapshot.matches('signedOut')) return { ...noProblem, line: t('upload.signedOut') };
  return { ...noProblem, line: share === null ? t('upload.queued') : '', share };
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
