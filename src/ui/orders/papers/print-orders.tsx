import type { ComponentType } from 'react';
import type { ListOrdersApiArg } from '#application/api/orders-endpoints.generated';
import { asHandedOver } from '#domain/orders/handed-over-parcel';
import type { OrderPaper } from '#domain/papers/papers';
import type { Order } from '#openapi/types.generated';
import type { SelectedRecords } from '../../lists/use-list-selection';
import { PaperPrinting } from '../../papers/paper-printing';
import type { PrintRequest } from '../../papers/print-menu';
import { useStoreFacts } from '../../papers/store-facts';
import { type Letterheads, useLetterheads } from '../../papers/use-letterheads';
import { PrintedSheet } from '../../print/printed-sheet';
import { useTextInWithStatus } from '../../text/use-text-in';
import type { OrderPaperProps } from './order-paper-props';
import { PackingSlips } from './packing-slips';
import { ParcelLabels } from './parcel-labels';
import { PickList } from './pick-list';
import { useReadOrders } from './use-read-orders';

/** The papers that are made of orders alone; an invoice is a record of its own. */
export type PaperOfOrders = Exclude<OrderPaper, 'invoice'>;

const PAPERS: Readonly<Record<PaperOfOrders, ComponentType<OrderPaperProps>>> = {
  slip: PackingSlips,
  label: ParcelLabels,
  pickList: PickList,
};

interface PrintOrdersProps {
  onPrepared?: (ids: readonly string[]) => void;
  request: PrintRequest<PaperOfOrders>;
  readOrders: () => Promise<readonly Order[]>;
  showsProgress?: boolean;
  onClosed: () => void;
}

/** Prints a paper of one or many orders. */
export function PrintOrders({ request, readOrders, showsProgress, ...listener }: PrintOrdersProps) {
  const letterheads = useLetterheads();
  const readAll = async () => {
    const orders = await readOrders();
    await letterheads.read(orders);
    return orders;
  };
  return (
    <PaperPrinting
      paper={request.paper}
      prepares={request.prepares}
      readOrders={readAll}
      showsProgress={showsProgress ?? false}
      {...listener}
      sheet={(orders, onPrinted) => (
        <OrderSheet
          request={request}
          orders={orders}
          letterheads={letterheads}
          onPrinted={onPrinted}
        />
      )}
    />
  );
}

interface PrintChosenOrdersProps
  extends Pick<PrintOrdersProps, 'request' | 'onPrepared' | 'onClosed'> {
  chosen: SelectedRecords<{ readonly id: string }, ListOrdersApiArg>;
}

/** Prints a paper of the selected orders. */
export function PrintChosenOrders({ chosen, ...printing }: PrintChosenOrdersProps) {
  return <PrintOrders {...printing} readOrders={useReadOrders(chosen)} showsProgress />;
}

interface OrderSheetProps {
  request: PrintRequest<PaperOfOrders>;
  orders: readonly Order[];
  letterheads: Letterheads;
  onPrinted: () => void;
}

function OrderSheet({ request, orders, letterheads, onPrinted }: OrderSheetProps) {
  const { paper, language, format } = request;
  const { t, isSettled } = useTextInWithStatus('papers', language);
  const facts = useStoreFacts(language);
  if (!isSettled || !facts) return null;
  const Content = PAPERS[paper];
  const [only, ...others] = orders;
  const name = t(`names.${paper}`);
  return (
    <PrintedSheet
      title={only && others.length === 0 ? `${name} ${only.number}` : name}
      language={language}
      format={format}
      onPrinted={onPrinted}
    >
      <Content
        orders={orders.map(asHandedOver)}
        facts={facts}
        factsOf={(order) => letterheads.factsOf(order, facts, language)}
        language={language}
        format={format}
      />
    </PrintedSheet>
  );
}
