import type { ApplicationFollowingContext } from '#application/applications/application-following.machine';
import { applicationFollowingTestModel } from '../../support/machine-models/application-following.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { createApplicationFollowingPageDriver } from './application-following.driver';

const { model } = applicationFollowingTestModel;

/** A withdrawn application has no slots, and nothing to withdraw. */
function isOffered({ application }: ApplicationFollowingContext, label: string): boolean {
  const isOfOpen = label === 'slot.choose' || label === 'withdrawal.ask';
  return !isOfOpen || application?.status === 'interview';
}

test.describe('Application-following machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 409, 429, 503] } });

  for (const path of browserPathsOf({
    ...applicationFollowingTestModel,
    model: { ...model, isPossible: isOffered },
  })) {
    test(path.title, ({ page, store, baseURL }) =>
      path.run(page, createApplicationFollowingPageDriver(page, { baseURL: baseURL ?? '', store })),
    );
  }
});
