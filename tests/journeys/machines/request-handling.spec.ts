import type { RequestHandlingContext } from '#application/requests/request-handling.machine';
import { requestHandlingScript } from '../../support/machine-scripts/request-handling.script';
import { test } from '../support/journey';
import { inputByInput, testPaths } from './path-tests';
import { requestHandlingOnPage } from './request-handling.page';

const { model } = requestHandlingScript;

/** What the server lets a colleague do of what the script has one do: approve a requested return. */
const canBe = (context: RequestHandlingContext, label: string): boolean =>
  model.isPossible?.(context, label) !== false &&
  (label !== 'a colleague moves the request' ||
    context.request.allowedActions.some(({ action }) => action === 'approve'));

const script = { ...requestHandlingScript, model: { ...model, isPossible: canBe } };

test.describe('the request-handling machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503], lost: true } });

  // Returns and cancellations share their states but not their windows, so that each is played whole.
  for (const one of inputByInput(script)) testPaths(one, requestHandlingOnPage);
});
