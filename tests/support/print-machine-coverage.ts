import { machineScripts } from './machine-scripts/all-scripts';
import { coverageTable, keptCoverage, missingFrom, totalOf } from './model/coverage-report';

/**
 * Prints, for each machine, what the last runs in Node and in a browser reached of it. With
 * `--demand browser:<machine>` it fails when that runner left out a state or a transition.
 */
const rows = Object.values(machineScripts).flatMap(({ model }) =>
  (['node', 'browser'] as const).flatMap((runner) => {
    const reached = keptCoverage(runner, model.machine.id);
    return reached ? [{ runner, reached, total: totalOf(model.machine, model) }] : [];
  }),
);

console.log(coverageTable(rows));

const demands = process.argv.flatMap((argument, index) =>
  process.argv[index - 1] === '--demand' ? [argument] : [],
);
for (const demand of demands) {
  const row = rows.find(({ runner, reached }) => `${runner}:${reached.machine}` === demand);
  const missing = row && missingFrom(row.total, row.reached);
  const left = missing ? [...missing.states, ...missing.transitions] : ['everything'];
  if (left.length > 0) {
    console.error(`\n${demand} did not reach:\n  ${left.join('\n  ')}`);
    process.exitCode = 1;
  }
}
