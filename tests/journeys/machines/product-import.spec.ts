import type { ProductImportContext } from '#application/products/product-import.machine';
import { productImportTestModel } from '../../support/machine-models/product-import.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { createProductImportPageDriver } from './product-import.driver';
import { LANGUAGE } from './translated-text';

/**
 * What the real server answers depends on how its job stands: only asking for a check or a run can
 * be overtaken or refused, not reading a job under way, and only work under way can be stopped. The page
 * offers no second try for a job that isn't there.
 */
const isAnswered = ({ job, problem }: ProductImportContext, label: string): boolean => {
  if (label === 'import.retry') return problem?.status !== 404;
  const isUnderWay = job?.status === 'checking' || job?.status === 'running';
  if (/^follow\w+ (is overtaken|meets: invalid)/.test(label)) return !isUnderWay;
  if (label === 'cancelJob brings a job cancelled') return isUnderWay;
  return true;
};

const testModel = {
  ...productImportTestModel,
  model: { ...productImportTestModel.model, isPossible: isAnswered },
};

test.describe('the product-import machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 409, 412, 422, 503], lost: true } });

  for (const path of browserPathsOf(testModel)) {
    test(path.title, async ({ page, store, openAs }) => {
      const openPortal = (address: string) =>
        openAs('store_admin', address, { language: LANGUAGE });
      await path.run(page, createProductImportPageDriver(page, { store, openPortal }));
    });
  }
});
