import { Suspense } from 'react';
import type { ListOrdersApiArg, OrderSummary } from '#application/api/orders-endpoints.generated';
import {
  BULK_ORDER_KINDS,
  BULK_ORDER_PERMISSION,
  type BulkOrderKind,
} from '#domain/orders/bulk-order';
import ReadyIcon from '~icons/solar/bag-check-linear';
import PrepareIcon from '~icons/solar/box-linear';
import AcceptIcon from '~icons/solar/check-circle-linear';
import HandOverIcon from '~icons/solar/delivery-linear';
import { useCarriersAhead } from '../../carriers/use-carriers';
import { Button } from '../../kit/button';
import type { IconType } from '../../kit/icon';
import { lazyComponent, preloadable } from '../../kit/loading/lazy-component';
import type { SelectedRecords } from '../../lists/use-list-selection';
import { PrintMenu, type PrintRequest } from '../../papers/print-menu';
import { usePermissions } from '../../portal-context/use-permissions';
import { useText } from '../../text/use-text';
import type { PaperOfOrders } from '../papers/print-orders';

const loadDialog = preloadable(() => import('../../bulk/bulk-dialog'));
const BulkDialog = lazyComponent(loadDialog, 'BulkDialog');
const PrintChosenOrders = lazyComponent(
  () => import('../papers/print-orders'),
  'PrintChosenOrders',
);

/** Only a handover needs a value. */
const loadHandOverForm = preloadable(() => import('./hand-over-form'));
const HAND_OVER_FORM = {
  Form: lazyComponent(loadHandOverForm, 'HandOverForm'),
  Submit: lazyComponent(loadHandOverForm, 'SubmitHandOver'),
};

const ICONS: Record<BulkOrderKind, IconType> = {
  accept: AcceptIcon,
  prepare: PrepareIcon,
  markReady: ReadyIcon,
  handOver: HandOverIcon,
};

/** A step of the selected orders, or a paper to print. */
export type OrderBulkAction =
  | { readonly kind: BulkOrderKind }
  | { readonly print: PrintRequest<PaperOfOrders> };

const PAPERS = ['slip', 'label', 'pickList'] as const;

/** Properties of the button of a handover: code and carriers are there before its press. */
function useHandOverAhead() {
  const carriersAhead = useCarriersAhead();
  const fetchAhead = () => {
    carriersAhead.onFocus();
    void loadDialog.preload();
    void loadHandOverForm.preload();
  };
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
}

/** Actions on the selected orders; actions without permission are not offered. */
export function OrderBulkBar({ onAsk }: { onAsk: (action: OrderBulkAction) => void }) {
  const t = useText('bulk');
  const permissions = usePermissions();
  const handOverAhead = useHandOverAhead();
  return (
    <>
      {BULK_ORDER_KINDS.filter((kind) => permissions.has(BULK_ORDER_PERMISSION[kind])).map(
        (kind) => (
          <Button
            key={kind}
            variant="quiet"
            size="small"
            icon={ICONS[kind]}
            iconMirrored={kind === 'handOver'}
            {...(kind === 'handOver' && handOverAhead)}
            onClick={() => onAsk({ kind })}
          >
            {t(`bar.${kind}`)}
          </Button>
        ),
      )}
      <PrintMenu<PaperOfOrders>
        inBar
        papers={PAPERS}
        prepared={permissions.has(BULK_ORDER_PERMISSION.prepare) ? PAPERS : []}
        onPrint={(print) => onAsk({ print })}
      />
    </>
  );
}

/** The requested bulk action and its orders. */
export interface OrderBulkRequest {
  readonly action: OrderBulkAction;
  readonly chosen: SelectedRecords<OrderSummary, ListOrdersApiArg>;
  readonly count: number;
}

interface OrderBulkWorkProps {
  request: OrderBulkRequest;
  onClosed: (hasEffect: boolean) => void;
}

/** The bulk action, from the dry run to the result of each order; or the printing of a paper. */
export function OrderBulkWork({ request, onClosed }: OrderBulkWorkProps) {
  const { action, chosen, count } = request;
  return (
    <Suspense fallback={null}>
      {'kind' in action ? (
        <BulkDialog
          request={{ kind: action.kind, chosen }}
          count={count}
          {...(action.kind === 'handOver' && { valueForm: HAND_OVER_FORM })}
          onClosed={onClosed}
        />
      ) : (
        <PrintChosenOrders
          request={action.print}
          chosen={chosen}
          onClosed={() => onClosed(false)}
        />
      )}
    </Suspense>
  );
}
