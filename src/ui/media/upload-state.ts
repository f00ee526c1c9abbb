import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { Upload } from '#application/media/upload-queue';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

/** The displayed state of a pending upload. */
export interface UploadStatus {
  /** One short line: the state, or the reason for a refusal. */
  readonly line: string;
  readonly isWrong: boolean;
  /** The error may be temporary, so a retry makes sense. */
  readonly mayRetry: boolean;
  /** From 0 to 1 while bytes are sent; null before and after. */
  readonly share: number | null;
}

/** The state of an upload, as text. */
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

/** An object URL of the file, while it is shown. */
export function useFileUrl(file: File): string | undefined {
  const { subscribe, current } = useMemo(() => fileUrlOf(file), [file]);
  return useSyncExternalStore(subscribe, current);
}

/** The URL is created by the first subscription and revoked at its end. */
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
