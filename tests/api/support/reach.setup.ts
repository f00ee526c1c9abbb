import { afterAll, expect } from 'vitest';
import { keepReach } from './reach';

afterAll(() => {
  const { testPath } = expect.getState();
  if (testPath) keepReach(testPath);
});
