import type { RequestHandlingContext } from '#application/after-sales/request-handling.machine';
import { requestHandlingTestModel } from '../../support/machine-models/request-handling.model';
import { test } from '../support/journey';
import { createRequestHandlingPageDriver } from './request-handling.driver';
import { splitByInput, testPaths } from './test-paths';

const { model } = requestHandlingTestModel;

/** What the server lets a colleague do of what the test model has one do: approve a requested return. */
const canBe = (context: RequestHandlingContext, label: string): boolean =>
  model.isPossible?.(context, label) !== false &&
  (label !== 'a colleague moves the request' ||
    context.request.allowedActions.some(({ action }) => action === 'approve'));

const testModel = { ...requestHandlingTestModel, model: { ...model, isPossible: canBe } };

test.describe('the request-handling machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503], lost: true } });

  // Returns and cancellations share their states but not their windows, so that each is played whole.
  for (const one of splitByInput(testModel)) testPaths(one, createRequestHandlingPageDriver);
});
