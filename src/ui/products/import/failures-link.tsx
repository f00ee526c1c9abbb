import {
  type ImportJob,
  useLazyDownloadImportFailuresQuery,
} from '#application/api/imports-endpoints.generated';
import { asProblem } from '#application/problem';
import ExportIcon from '~icons/solar/export-linear';
import { Button } from '../../kit/button';
import { toasts } from '../../kit/feedback/toast-store';
import { saveAsFile } from '../../lists/save-as-file';
import { useProblemText } from '../../text/problem-text';
import { useText } from '../../text/use-text';

/** Downloads the failing rows as a file; a link could not carry the bearer token. */
export function FailuresLink({ job }: { job: ImportJob }) {
  const t = useText('imports');
  const problemText = useProblemText();
  const [download, { isFetching }] = useLazyDownloadImportFailuresQuery();
  const save = async () => {
    const { data, error } = await download({ importId: job.id });
    if (error) toasts.show({ tone: 'error', title: problemText(asProblem(error)) });
    else if (typeof data === 'string') saveAsFile(data, failuresName(job.fileName));
  };
  return (
    <Button variant="outline" icon={ExportIcon} busy={isFetching} onClick={() => void save()}>
      {t('result.download')}
    </Button>
  );
}

function failuresName(fileName: string): string {
  return `${fileName.replace(/\.[^.]+$/, '')}-failures.csv`;
}
