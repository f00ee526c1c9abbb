import type { ReactNode } from 'react';
import {
  useLazyDownloadImportChangesQuery,
  useLazyDownloadImportFailuresQuery,
} from '#application/api/imports-endpoints.generated';
import { asProblem } from '#application/problem';
import type { ImportJob } from '#openapi/types.generated';
import ExportIcon from '~icons/solar/download-minimalistic-linear';
import { Button } from '../../kit/button';
import { toasts } from '../../kit/feedback/toast-store';
import { saveAsFile } from '../../lists/save-as-file';
import { useProblemText } from '../../text/problem-text';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';

/** Downloads the failing rows. */
export function FailuresLink({ job }: { job: ImportJob }) {
  const t = useText('imports');
  const language = useLanguage();
  const [download, { isFetching }] = useLazyDownloadImportFailuresQuery();
  return (
    <FileLink
      busy={isFetching}
      name={nameOf(job, 'failures')}
      read={() => download({ importId: job.id, language })}
    >
      {t('result.download')}
    </FileLink>
  );
}

/** Downloads each changed field with its value before and after. */
export function ChangesLink({ job }: { job: ImportJob }) {
  const t = useText('imports');
  const language = useLanguage();
  const [download, { isFetching }] = useLazyDownloadImportChangesQuery();
  return (
    <FileLink
      busy={isFetching}
      name={nameOf(job, 'changes')}
      read={() => download({ importId: job.id, language })}
    >
      {t('rows.download')}
    </FileLink>
  );
}

interface FileLinkProps {
  busy: boolean;
  /** Name of the saved file. */
  name: string;
  read: () => Promise<{ data?: unknown; error?: unknown }>;
  children: ReactNode;
}

/** A button that saves a text file; a link could not carry the bearer token. */
function FileLink({ busy, name, read, children }: FileLinkProps) {
  const problemText = useProblemText();
  const save = async () => {
    const { data, error } = await read();
    if (error) toasts.show({ tone: 'error', title: problemText(asProblem(error)) });
    else if (typeof data === 'string') saveAsFile(data, name);
  };
  return (
    <Button variant="outline" icon={ExportIcon} busy={busy} onClick={() => void save()}>
      {children}
    </Button>
  );
}

function nameOf({ fileName }: ImportJob, ending: string): string {
  return `${fileName.replace(/\.[^.]+$/, '')}-${ending}.csv`;
}
