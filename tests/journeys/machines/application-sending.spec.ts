import type { ApplicationSendingContext } from '#application/applications/application-sending.machine';
import { applicationSendingTestModel } from '../../support/machine-models/application-sending.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { createApplicationSendingPageDriver } from './application-sending.driver';

const { model } = applicationSendingTestModel;

/** There is something to remove; a form that waits for its CV is not sent again. */
function isOffered(
  { file, application, problem }: ApplicationSendingContext,
  label: string,
): boolean {
  if (label === 'cv.remove') return file !== null;
  return label !== 'application.send' || application === null || problem !== null;
}

test.describe('Application-sending machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 409, 413, 415, 422, 429, 503] } });

  for (const path of browserPathsOf({
    ...applicationSendingTestModel,
    model: { ...model, isPossible: isOffered },
  })) {
    test(path.title, ({ page, store, baseURL }) =>
      path.run(page, createApplicationSendingPageDriver(page, { baseURL: baseURL ?? '', store })),
    );
  }
});
