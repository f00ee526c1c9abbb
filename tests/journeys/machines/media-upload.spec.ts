import { mediaUploadTestModel } from '../../support/machine-models/media-upload.model';
import { test } from '../support/journey';
import { createMediaUploadPageDriver } from './media-upload.driver';
import { testPaths } from './test-paths';

test.describe('Media-upload machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [401, 500], lost: true } });
  testPaths(mediaUploadTestModel, createMediaUploadPageDriver);
});
