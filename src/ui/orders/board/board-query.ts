import { LANE_KINDS, type LaneKind } from '#domain/orders/board-lanes';
import { ORDER_STAGES, type OrderStage } from '#domain/orders/order-stages';
import type { IsoDay } from '#domain/time/casablanca-day';
import { choiceParam } from '../../lists/list-url';
import { type OrderListState, readOrderList } from '../order-list-query';

/** The state of the board in the URL: the filters of the list of orders, and what is its own. */
export type BoardState = OrderListState & {
  lane: LaneKind;
  /** The column that a phone shows. */
  stage: OrderStage;
};

/** Reads the URL; unknown values fall back to a board without lanes and to orders to accept. */
export function readBoard(params: URLSearchParams, today: IsoDay): BoardState {
  return {
    ...readOrderList(params, today),
    lane: choiceParam(params, 'lane', LANE_KINDS, 'none'),
    stage: choiceParam(params, 'stage', ORDER_STAGES, 'toAccept'),
  };
}
