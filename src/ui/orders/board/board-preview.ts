import { formatMoney } from '#domain/format/money';
import { localizedName } from '#domain/text/localized-name';
import type { BoardCard } from '#openapi/types.generated';
import type { ListPreview } from '../../lists/list-preview';
import { clientName } from '../client-name';
import { FIRST_STAGES } from './first-columns';

/**
 * Client, number, city, amount and picture of an order on the board, before the portal's app has
 * come. The board's first call answers the totals, the following ones the cards of each stage.
 */
export const boardPreview: ListPreview<BoardCard> = {
  groups: FIRST_STAGES.map((name, at) => ({ name, call: at + 1 })),
  texts: [],
  // The only status of these stages that a card names: the first one of a stage is that of its column.
  sampleOf: ({ status, pictures }) => (status === 'approved' ? 2 : 0) + (pictures[0]?.url ? 0 : 1),
  values: (card, language) => ({
    id: card.id,
    name: clientName(card),
    number: card.number,
    city: localizedName({ name: card.city, nameEn: card.cityEn, nameAr: card.cityAr }, language),
    total: formatMoney(card.total, language),
    picture: card.pictures[0]?.url ?? '',
  }),
};
