import type { ProductImportContext } from '#application/products/product-import.machine';
import { productImportTestModel } from '../../support/machine-models/product-import.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { createProductImportPageDriver } from './product-import.driver';
import { LANGUAGE } from './translated-text';

/**
 * The real server's answers depend on the job's state. Only the request of a check or a run can be
 * refused or conflict, not the polling of running work, and only running work can be stopped. The
 * page offers no retry for a missing job.
 */
function isAnswered({ job, problem }: ProductImportContext, label: string): boolean {
  if (label === 'import.retry') return problem?.status !== 404;
  const isUnderWay = job?.status === 'checking' || job?.status === 'running';
  if (/^follow\w+ (is overtaken|is not confirmed|meets: invalid)/.test(label)) return !isUnderWay;
  if (label === 'cancelJob brings a job cancelled') return isUnderWay;
  return true;
}

const testModel = {
  ...productImportTestModel,
  model: { ...productImportTestModel.model, isPossible: isAnswered },
};

test.describe('Product-import machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 409, 412, 422, 503], lost: true } });

  for (const path of browserPathsOf(testModel)) {
    test(path.title, async ({ page, store, openAs }) => {
      const openPortal = (address: string) =>
        openAs('store_admin', address, { language: LANGUAGE });
      await path.run(page, createProductImportPageDriver(page, { store, openPortal }));
    });
  }
});
