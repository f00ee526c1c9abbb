import { payoutAnswerTestModel } from '../../support/machine-models/payout-answer.model';
import { test } from '../support/journey';
import { createPayoutAnswerPageDriver } from './payout-answer.driver';
import { testPaths } from './test-paths';

test.describe('Payout-answer machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503], lost: true } });
  testPaths(payoutAnswerTestModel, createPayoutAnswerPageDriver);
});
