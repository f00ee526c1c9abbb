import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/format/languages';
import { formatMoney } from '#domain/format/money';
import { STAGE_STATUSES } from '#domain/orders/order-stages';
import { boardPreview } from './board-preview';
import { boardSamples } from './board-preview-samples';
import { FIRST_STAGES } from './first-columns';

const samples = boardSamples();
const [sample] = samples['new'] ?? [];
if (!sample) throw new Error('There is no sample.');

describe('Card of an order before the app', () => {
  test('A card shows client, number, city, amount and picture, the city in the language of the page', () => {
    const order = { ...sample, city: 'Fès', cityEn: 'Fez', cityAr: 'فاس', total: 21_500 };
    expect(LANGUAGES.map((language) => boardPreview.values(order, language, {})['city'])).toEqual(
      expect.arrayContaining(['Fès', 'Fez', 'فاس']),
    );
    expect(boardPreview.values(order, 'fr', {})).toMatchObject({
      id: order.id,
      name: `${order.client.firstName} ${order.client.lastName}`,
      number: order.number,
      total: formatMoney(21_500, 'fr'),
      picture: order.pictures[0]?.url,
    });
  });

  test('Each column has a sample for every status that its cards name, with and without a picture', () => {
    expect(Object.keys(samples)).toEqual(FIRST_STAGES);
    for (const stage of FIRST_STAGES) {
      const own = samples[stage] ?? [];
      expect(own.map((one) => boardPreview.sampleOf(one))).toEqual(own.map((_, at) => at));
      const others = STAGE_STATUSES[stage].slice(1);
      expect(own.map(({ status }) => status)).toEqual(
        [STAGE_STATUSES[stage][0], ...others].flatMap((status) => [status, status]),
      );
    }
  });

  test('No two samples share a text that the build replaces', () => {
    const texts = Object.values(samples)
      .flat()
      .flatMap((one) => Object.values(boardPreview.values(one, 'fr', {})))
      .filter((text) => text !== '');
    expect(new Set(texts).size).toBe(texts.length);
  });
});
