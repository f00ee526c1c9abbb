import { mediaUploadScript } from '../../support/machine-scripts/media-upload.script';
import { test } from '../support/journey';
import { mediaUploadOnPage } from './media-upload.page';
import { testPaths } from './path-tests';

test.describe('the media-upload machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [401, 500], lost: true } });
  testPaths(mediaUploadScript, mediaUploadOnPage);
});
