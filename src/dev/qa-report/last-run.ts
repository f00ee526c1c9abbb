import { type ReadReport, readReport } from './qa-report';

/** Where the development server serves test-results/qa; production has no such endpoint. */
export const QA_FILES = '/dev/files/qa/';
/** Where it serves docs/machines. */
export const DOCUMENTS = '/dev/files/machines/';

/** The report of the last run of `npm run qa` in this working copy; null if there is none. */
export async function lastRun(fetchFile: typeof fetch): Promise<ReadReport | null> {
  const answer = await fetchFile(`${QA_FILES}report.json`).catch(() => null);
  return answer?.ok ? readReport(await answer.text()) : null;
}
