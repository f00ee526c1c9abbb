import { paperPrintingTestModel } from '../../support/machine-models/paper-printing.model';
import { test } from '../support/journey';
import { createPaperPrintingPageDriver } from './paper-printing.driver';
import { testPaths } from './test-paths';

test.describe('Paper-printing machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [503] } });

  testPaths(paperPrintingTestModel, createPaperPrintingPageDriver);
});
