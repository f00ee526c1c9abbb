import { asProblem } from '#application/problem';
import { casablancaDay } from '#domain/time/casablanca-day';
import ExportIcon from '~icons/solar/download-minimalistic-linear';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { retryImport } from '../kit/loading/retry-import';
import { useApplication } from '../portal-context/application-context';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

export interface ExportButtonProps {
  /** Requests the file from the server with the current filters. */
  fetchFile: () => PromiseLike<{ data?: unknown; error?: unknown }>;
  busy: boolean;
  /** The file's name without date and extension: "commandes". */
  fileName: string;
}

function loadSaving() {
  return retryImport(() => import('./save-as-file'));
}

/** Downloads the filtered list as a CSV file. A link could not send the bearer token. */
export function ExportButton({ fetchFile, busy, fileName }: ExportButtonProps) {
  const t = useText('lists');
  const { clock } = useApplication();
  const problemText = useProblemText();
  const save = async () => {
    const [{ data, error }, { saveAsFile }] = await Promise.all([fetchFile(), loadSaving()]);
    if (error) toasts.show({ tone: 'error', title: problemText(asProblem(error)) });
    else if (typeof data === 'string') {
      saveAsFile(data, `${fileName}-${casablancaDay(new Date(clock.now()))}.csv`);
    }
  };
  return (
    <Button variant="quiet" icon={ExportIcon} busy={busy} onClick={() => void save()}>
      {t('export.action')}
    </Button>
  );
}
