import { inquirySendingTestModel } from '../../support/machine-models/inquiry-sending.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { createInquirySendingPageDriver } from './inquiry-sending.driver';

test.describe('Inquiry-sending machine on the page', () => {
  test.use({ allowedInConsole: { answers: [503] } });

  for (const path of browserPathsOf(inquirySendingTestModel)) {
    test(path.title, ({ page }) => path.run(page, createInquirySendingPageDriver(page)));
  }
});
