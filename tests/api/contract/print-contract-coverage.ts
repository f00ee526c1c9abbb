/**
 * `npm run test:contract`, after the API tests: prints each path of the specification's section 7
 * with its operations and the tests that reached them, then every documented answer without a test.
 * It fails if a path or an answer is missing. Answers that only generated requests received count
 * as missing, because another seed may not receive them.
 */
import { readContract } from '../../../server/http/contract';
import { readContractCoverage } from '../support/contract-coverage';
import { documentedAnswers, SPECIFIED_PATHS, servedBy } from './specified-paths';

/** The folder of the tests with generated requests. */
const GENERATED = 'tests/api/fuzz/';

const reach = readContractCoverage();
const contract = readContract();

function testsOf(operationId: string): Set<string> {
  return new Set(
    [...reach].flatMap(([answer, files]) =>
      answer.startsWith(`${operationId} `) ? [...files] : [],
    ),
  );
}

/** Whether a test received the answer that does not depend on a seed. */
function isAskedFor(answer: string): boolean {
  return [...(reach.get(answer) ?? [])].some((file) => !file.startsWith(GENERATED));
}

const missing: string[] = [];
for (const specified of SPECIFIED_PATHS) {
  const operations = servedBy(contract, specified);
  const left = specified.methods.filter(
    (method) => !operations.some((one) => one.method === method),
  );
  for (const method of left) missing.push(`${method} ${specified.path} is not in the contract`);
  console.log(specified.path);
  for (const { id, method, path } of operations) {
    const tests = testsOf(id);
    if (tests.size === 0) missing.push(`${id} is reached by no test`);
    console.log(`  ${method.padEnd(6)} ${path}  ${id}: ${tests.size} test files`);
    for (const test of tests) console.log(`           ${test}`);
  }
}

const answers = documentedAnswers(contract);
const unreached = answers.filter((answer) => !isAskedFor(answer));
console.log(
  `\n${answers.length - unreached.length} of ${answers.length} documented answers reached`,
);
for (const answer of unreached) missing.push(`no test got ${answer}`);

if (missing.length > 0) {
  console.error(`\nMissing:\n  ${missing.join('\n  ')}`);
  process.exitCode = 1;
}
