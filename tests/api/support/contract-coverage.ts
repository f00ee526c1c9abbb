import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where each test file leaves which documented answers it got. */
const FOLDER = path.resolve('test-results', 'reach');

/** Answers by operation and status, as `getOrder 404`, with the test files that got them. */
export type ContractCoverage = ReadonlyMap<string, ReadonlySet<string>>;

const recordedAnswers = new Set<string>();

/** Notes that an operation gave an answer that the contract documents. */
export const recordAnswer = (operationId: string, status: number): void => {
  recordedAnswers.add(`${operationId} ${status}`);
};

/** Keeps what the tests of one file got. */
export const writeContractCoverage = (testFile: string): void => {
  if (recordedAnswers.size === 0) return;
  mkdirSync(FOLDER, { recursive: true });
  const name = path.relative(process.cwd(), testFile);
  const kept = JSON.stringify({ name, answers: [...recordedAnswers].sort() });
  writeFileSync(path.join(FOLDER, `${name.replaceAll(/[^\w.-]/g, '_')}.json`), kept);
  // The next file of this worker finds this module as it is left here.
  recordedAnswers.clear();
};

/** What the last run of each test file got. */
export const readContractCoverage = (): ContractCoverage => {
  const files = new Map<string, Set<string>>();
  for (const entry of readdirSync(FOLDER)) {
    // Written by writeContractCoverage.
    const kept = JSON.parse(readFileSync(path.join(FOLDER, entry), 'utf8')) as {
      name: string;
      answers: string[];
    };
    for (const answer of kept.answers) {
      files.set(answer, (files.get(answer) ?? new Set()).add(kept.name));
    }
  }
  return files;
};
