import { machineTestModels } from './machine-models/all-test-models.generated';
import {
  coverageTable,
  missingCoverage,
  readCoverage,
  totalCoverageOf,
} from './model-based-testing/coverage-files';

/**
 * Prints, for each machine, the coverage of the last runs in Node and in a browser. With
 * `--demand browser:<machine>` it fails when that runner missed a state or a transition.
 */
const rows = Object.values(machineTestModels).flatMap(({ model }) =>
  (['node', 'browser'] as const).flatMap((runner) => {
    const reached = readCoverage(runner, model.machine.id);
    return reached ? [{ runner, reached, total: totalCoverageOf(model.machine, model) }] : [];
  }),
);

console.log(coverageTable(rows));

const demands = process.argv.flatMap((argument, index) =>
  process.argv[index - 1] === '--demand' ? [argument] : [],
);
for (const demand of demands) {
  const row = rows.find(({ runner, reached }) => `${runner}:${reached.machine}` === demand);
  const missing = row && missingCoverage(row.total, row.reached);
  const left = missing ? [...missing.states, ...missing.transitions] : ['everything'];
  if (left.length > 0) {
    console.error(`\n${demand} did not reach:\n  ${left.join('\n  ')}`);
    process.exitCode = 1;
  }
}
