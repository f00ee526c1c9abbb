import { storeProduct } from '../api/products/product-builder';
import { expect, test } from './support/journey';
import { namedProduct } from './support/product-list';

/** The height of a card in the mock-up is 96 px. */
const MAX_HEIGHT = 100;

const LONG_NAME =
  'Plateau en cuivre martelé à la main, ciselé de motifs géométriques de Fès, pour six verres à thé et leur théière';
const LONG_ARABIC_NAME =
  'صينية من النحاس المطروق يدويًا والمنقوش بزخارف فاسية هندسية، تتسع لستة كؤوس شاي وإبريقها مع ملحقاتها';

for (const language of ['fr', 'ar']) {
  test.describe(`On a phone (${language})`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('Cards of products with long names and any state are as high as their picture', async ({
      store,
      openAs,
    }) => {
      const named = { ...namedProduct(store, LONG_NAME, 'draft'), nameAr: LONG_ARABIC_NAME };
      await storeProduct(store.backend, named);
      await storeProduct(store.backend, {
        ...namedProduct(store, `${LONG_NAME} argenté`),
        nameAr: `${LONG_ARABIC_NAME} فضية`,
        approvalState: 'under_review',
      });
      const page = await openAs('store_user', '/dashboard/product', { language });
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('img, a') });
      await expect(cards).toHaveCount(3);
      const heights = await cards.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().height),
      );
      expect(heights.filter((height) => height > MAX_HEIGHT)).toEqual([]);
      expect(heights.every((height) => height > 80)).toBe(true);
    });
  });
}
