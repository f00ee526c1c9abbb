/**
 * `npm run test:fuzz`: generated requests, catalogues, files, schedules of slots and cases of tours, more of each
 * than `npm test` takes. `FUZZ_RUNS`, `ROUND_TRIP_CATALOGUES`, `FILE_SPELLINGS`, `SLOT_SCHEDULES` and
 * `TOUR_CASES` change their numbers, `TEST_SEED` repeats a run.
 */
import { bin, runProgram } from './project.mjs';

const { FUZZ_RUNS, ROUND_TRIP_CATALOGUES, FILE_SPELLINGS, SLOT_SCHEDULES, TOUR_CASES } =
  process.env;

const FILES = [
  'tests/api/fuzz',
  'src/domain/slots/generated-schedules.test.ts',
  'src/domain/tours/departure-series.test.ts',
  'src/domain/tours/tour-rules.test.ts',
];

const isPassed = runProgram(
  bin('vitest'),
  ['run', '--project', 'api', '--project', 'unit', ...FILES, ...process.argv.slice(2)],
  {
    FUZZ_RUNS: FUZZ_RUNS ?? '200',
    ROUND_TRIP_CATALOGUES: ROUND_TRIP_CATALOGUES ?? '5000',
    FILE_SPELLINGS: FILE_SPELLINGS ?? '10000',
    SLOT_SCHEDULES: SLOT_SCHEDULES ?? '2000',
    TOUR_CASES: TOUR_CASES ?? '5000',
  },
);
process.exitCode = isPassed ? 0 : 1;
