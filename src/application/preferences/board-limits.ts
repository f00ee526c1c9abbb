import * as z from 'zod/mini';
import { MAX_BOARD_LIMIT, ORDER_STAGES, type OrderStage } from '#domain/orders/order-stages';
import { type Preference, preference, withFallback } from './preference';

/** How many orders a stage of the board should hold at most; stages without an entry have no limit. */
export type BoardLimits = Readonly<Partial<Record<OrderStage, number>>>;

/** The limits of work in progress that a user set on the board of orders. */
export const boardLimits: Preference<BoardLimits> = preference(
  'board.limits',
  withFallback(
    z.partialRecord(z.enum(ORDER_STAGES), z.int().check(z.minimum(1), z.maximum(MAX_BOARD_LIMIT))),
    {},
  ),
);
