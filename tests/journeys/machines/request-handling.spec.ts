import type { RequestHandlingContext } from '#application/after-sales/request-handling.machine';
import { requestHandlingTestModel } from '../../support/machine-models/request-handling.model';
import { test } from '../support/journey';
import { createRequestHandlingPageDriver } from './request-handling.driver';
import { splitByInput, testPaths } from './test-paths';

const { model } = requestHandlingTestModel;

/** The only event of a colleague that the server allows: approving a requested return. */
function canBe(context: RequestHandlingContext, label: string): boolean {
  return (
    model.isPossible?.(context, label) !== false &&
    (label !== 'a colleague moves the request' ||
      context.record.allowedActions.some(({ action }) => action === 'approve'))
  );
}

const testModel = { ...requestHandlingTestModel, model: { ...model, isPossible: canBe } };

test.describe('Request-handling machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503], lost: true } });

  // Returns and cancellations share states but not dialogs, so that each is tested completely.
  for (const one of splitByInput(testModel)) testPaths(one, createRequestHandlingPageDriver);
});
