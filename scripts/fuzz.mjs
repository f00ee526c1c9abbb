/**
 * `npm run test:fuzz`: generated requests, catalogues and files, more of each than `npm test` takes.
 * `FUZZ_RUNS`, `ROUND_TRIP_CATALOGUES` and `FILE_SPELLINGS` change their numbers, `TEST_SEED` repeats
 * a run.
 */
import { bin, runProgram } from './project.mjs';

const { FUZZ_RUNS, ROUND_TRIP_CATALOGUES, FILE_SPELLINGS } = process.env;

const isPassed = runProgram(
  bin('vitest'),
  ['run', '--project', 'api', 'tests/api/fuzz', ...process.argv.slice(2)],
  {
    FUZZ_RUNS: FUZZ_RUNS ?? '200',
    ROUND_TRIP_CATALOGUES: ROUND_TRIP_CATALOGUES ?? '5000',
    FILE_SPELLINGS: FILE_SPELLINGS ?? '10000',
  },
);
process.exitCode = isPassed ? 0 : 1;
