import type { ComponentType } from 'react';
import type {
  ListOrdersApiArg,
  Order,
  OrderSummary,
} from '#application/api/orders-endpoints.generated';
import type { OrderPaper } from '#domain/papers/papers';
import type { SelectedRecords } from '../../lists/use-list-selection';
import { PaperPrinting } from '../../papers/paper-printing';
import type { PrintRequest } from '../../papers/print-menu';
import { useStoreFacts } from '../../papers/store-facts';
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
  request: PrintRequest<PaperOfOrders>;
  readOrders: () => Promise<readonly Order[]>;
  showsProgress?: boolean;
  onClosed: () => void;
}

/** Prints a paper of one or many orders. */
export function PrintOrders({ request, readOrders, showsProgress, onClosed }: PrintOrdersProps) {
  return (
    <PaperPrinting
      paper={request.paper}
      prepares={request.prepares}
      readOrders={readOrders}
      showsProgress={showsProgress ?? false}
      onClosed={onClosed}
      sheet={(orders, onPrinted) => (
        <OrderSheet request={request} orders={orders} onPrinted={onPrinted} />
      )}
    />
  );
}

interface PrintChosenOrdersProps {
  request: PrintRequest<PaperOfOrders>;
  chosen: SelectedRecords<OrderSummary, ListOrdersApiArg>;
  onClosed: () => void;
}

/** Prints a paper of the selected orders. */
export function PrintChosenOrders({ chosen, ...printing }: PrintChosenOrdersProps) {
  return <PrintOrders {...printing} readOrders={useReadOrders(chosen)} showsProgress />;
}

interface OrderSheetProps {
  request: PrintRequest<PaperOfOrders>;
  orders: readonly Order[];
  onPrinted: () => void;
}

function OrderSheet({ request, orders, onPrinted }: OrderSheetProps) {
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
      <Content orders={orders} facts={facts} language={language} format={format} />
    </PrintedSheet>
  );
}
