import { type ReadReport, readReport } from './qa-report';

/** Where the development server puts test-results/qa; nothing answers there in production. */
export const QA_FILES = '/dev/files/qa/';
/** Where it puts docs/machines. */
export const DOCUMENTS = '/dev/files/machines/';

/** The report of the last run of `npm run qa` in this working copy; null where there is none. */
export async function lastRun(fetchFile: typeof fetch): Promise<ReadReport | null> {
  const answer = await fetchFile(`${QA_FILES}report.json`).catch(() => null);
  return answer?.ok ? readReport(await answer.text()) : null;
}
