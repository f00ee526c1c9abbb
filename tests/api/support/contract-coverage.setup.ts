import { afterAll, expect } from 'vitest';
import { writeContractCoverage } from './contract-coverage';

afterAll(() => {
  const { testPath } = expect.getState();
  if (testPath) writeContractCoverage(testPath);
});
