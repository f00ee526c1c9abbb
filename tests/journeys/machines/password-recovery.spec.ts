import { passwordRecoveryTestModel } from '../../support/machine-models/password-recovery.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { createPasswordRecoveryPageDriver } from './password-recovery.driver';

test.describe('Password-recovery machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [429, 503] } });

  for (const path of browserPathsOf(passwordRecoveryTestModel)) {
    test(path.title, ({ page }) => path.run(page, createPasswordRecoveryPageDriver(page)));
  }
});
