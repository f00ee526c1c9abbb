import { bidiIsolate } from '#domain/format/bidi-isolate';
import { orderReference } from '#domain/orders/order-number';
import { highlightMatches } from '#domain/text/search-highlight';
import type { InvoiceSummary, OrderSummary, ProductSummary } from '#openapi/types.generated';
import BagIcon from '~icons/solar/bag-4-linear';
import BillIcon from '~icons/solar/bill-list-linear';
import BoxIcon from '~icons/solar/box-linear';
import { Icon } from '../kit/icon';
import { HighlightedText } from '../kit/overlays/command-palette';
import { invoicePath } from '../links/invoice-path';
import { orderPath } from '../links/order-path';
import { useProductName } from '../links/product-name';
import { useInvoiceName } from '../links/use-invoice-name';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { PaletteEntries } from './palette-entry';
import { type Found, HighlightedName } from './search-entries';

/** Products that the server finds, by name in any language, SKU or barcode. */
export function useProductEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const texts = useText('products');
  const { money } = useFormat();
  const nameOf = useProductName();
  const entryOf = (product: ProductSummary) => {
    const name = nameOf(product);
    const facts = [
      bidiIsolate(product.code),
      product.stockPolicy === 'not_counted'
        ? texts('stock.not_counted')
        : texts('piecesInStock', { count: product.quantity }),
      ...(product.price === null ? [] : [bidiIsolate(money(product.price))]),
    ];
    return {
      id: `product:${product.id}`,
      name: name.text || product.code,
      title: (
        <bdi {...(name.lang ? { lang: name.lang } : {})}>
          <HighlightedText parts={highlightMatches(name.text || product.code, query)} />
        </bdi>
      ),
      description: facts.join(' · '),
      lead: product.coverThumbnailUrl ? (
        <img src={product.coverThumbnailUrl} alt="" loading="lazy" />
      ) : (
        <Icon of={BoxIcon} />
      ),
      to: `/dashboard/product?q=${encodeURIComponent(product.code)}`,
    };
  };
  return {
    id: 'products',
    title: t('groups.products'),
    items: (found?.products ?? []).map(entryOf),
  };
}

/** Orders that the server finds, by number, client, phone or items. */
export function useOrderEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const texts = useText('orders');
  const { money, dateTime } = useFormat();
  const entryOf = ({ id, number, client, status, total, orderDate }: OrderSummary) => {
    const name = `${orderReference(number)} · ${client.firstName} ${client.lastName}`;
    const facts = [texts(`status.${status}`), bidiIsolate(money(total)), dateTime(orderDate)];
    return {
      id: `order:${id}`,
      name,
      title: <HighlightedName name={name} query={query} />,
      description: facts.join(' · '),
      lead: <Icon of={BagIcon} />,
      to: orderPath({ id }),
    };
  };
  return { id: 'orders', title: t('groups.orders'), items: (found?.orders ?? []).map(entryOf) };
}

/** Invoices that the server finds, by number, order or client. */
export function useInvoiceEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const texts = useText('invoices');
  const { money, date } = useFormat();
  const nameOf = useInvoiceName();
  const entryOf = (invoice: InvoiceSummary) => {
    const { id, number, client, status, total, createdAt, issueDate } = invoice;
    const name = `${number ?? nameOf(invoice)} · ${client.name}`;
    const day = date(issueDate ?? createdAt);
    return {
      id: `invoice:${id}`,
      name,
      title: <HighlightedName name={name} query={query} />,
      description: [texts(`status.${status}`), bidiIsolate(money(total)), day].join(' · '),
      lead: <Icon of={BillIcon} />,
      to: invoicePath({ id }),
    };
  };
  return {
    id: 'invoices',
    title: t('groups.invoices'),
    items: (found?.invoices ?? []).map(entryOf),
  };
}
