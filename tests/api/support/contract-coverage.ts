import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where each test file writes which documented answers it received. */
const FOLDER = path.resolve('test-results', 'reach');

/** Answers by operation and status, as `getOrder 404`, with the test files that received them. */
export type ContractCoverage = ReadonlyMap<string, ReadonlySet<string>>;

const recordedAnswers = new Set<string>();

/** Records that an operation gave an answer that the contract documents. */
export function recordAnswer(operationId: string, status: number): void {
  recordedAnswers.add(`${operationId} ${status}`);
}

/** Writes the answers that the tests of one file received. */
export function writeContractCoverage(testFile: string): void {
  if (recordedAnswers.size === 0) return;
  mkdirSync(FOLDER, { recursive: true });
  const name = path.relative(process.cwd(), testFile);
  const kept = JSON.stringify({ name, answers: [...recordedAnswers].sort() });
  writeFileSync(path.join(FOLDER, `${name.replaceAll(/[^\w.-]/g, '_')}.json`), kept);
  // The next test file of this worker reuses this module in its present state.
  recordedAnswers.clear();
}

/** The answers that each test file received in its last run. */
export function readContractCoverage(): ContractCoverage {
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
}
