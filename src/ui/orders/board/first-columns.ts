import type { OrderStage } from '#domain/orders/order-stages';

/** The columns that a wide window shows first: what they show is read ahead. */
export const FIRST_STAGES: readonly OrderStage[] = ['new', 'toAccept', 'toPrepare', 'preparing'];
