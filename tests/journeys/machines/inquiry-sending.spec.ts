import { inquirySendingScript } from '../../support/machine-scripts/inquiry-sending.script';
import { browserPathsOf } from '../../support/model/browser-paths';
import { test } from '../support/journey';
import { inquiryOnPage } from './inquiry-sending.page';

test.describe('the inquiry-sending machine on the page', () => {
  test.use({ allowedInConsole: { answers: [503] } });

  for (const path of browserPathsOf(inquirySendingScript)) {
    test(path.title, ({ page }) => path.play(page, inquiryOnPage(page)));
  }
});
