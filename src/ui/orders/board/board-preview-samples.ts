import type { OrderStatus } from '#domain/orders/order-lifecycle';
import type { OrderStage } from '#domain/orders/order-stages';
import type { BoardCard } from '#openapi/types.generated';
import { FIRST_STAGES } from './first-columns';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const DAY = '2026-01-01T00:00:00Z';

/** The statuses of a column's cards: its own, and where it holds another, that one. */
const STATUSES: Partial<Record<OrderStage, readonly OrderStatus[]>> = {
  new: ['new', 'approved'],
  toAccept: ['pending'],
  toPrepare: ['confirmed'],
  preparing: ['processing'],
};

/**
 * The cards that the build writes, by their columns: with and without a picture for each status
 * (`boardPreview.sampleOf`). Their texts occur nowhere else on the page.
 */
export function boardSamples(): Readonly<Record<string, readonly BoardCard[]>> {
  return Object.fromEntries(
    FIRST_STAGES.map((stage, column) => [
      stage,
      (STATUSES[stage] ?? []).flatMap((status, at) =>
        [true, false].map((hasPicture, place) =>
          sampleOf(status, hasPicture, 10 * column + 2 * at + place),
        ),
      ),
    ]),
  );
}

function sampleOf(status: OrderStatus, hasPicture: boolean, place: number): BoardCard {
  const mark = `${place}`.padStart(2, '0');
  // Without a figure: a name with one would be written in parts.
  const lastName = `Client${LETTERS[place]}`;
  const city = `Preview-city-${mark}`;
  const picture = { name: '', nameEn: null, nameAr: null };
  return {
    id: `ord_preview${mark}`,
    number: `PREVIEW-NUMBER-${mark}`,
    externalNumber: null,
    client: {
      id: `cli_preview${mark}`,
      firstName: 'Preview',
      lastName,
      phoneNumber: '',
      email: null,
    },
    city,
    cityEn: city,
    cityAr: city,
    status,
    paymentStatus: 'pending',
    paymentMethod: 'cod',
    orderDate: DAY,
    // Its time is hidden until the app has come, and keeps its room.
    deadline: { kind: 'accept', at: DAY },
    acceptedAt: null,
    pictures: [{ ...picture, url: hasPicture ? `/preview-picture-${mark}` : null }],
    itemsCount: 1,
    total: 98_765_432_100 + place,
    openCancellation: null,
    allowedActions: [],
    createdAt: DAY,
    updatedAt: DAY,
    revision: 1,
    carrier: null,
  };
}
