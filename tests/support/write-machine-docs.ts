import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredMachines } from '#application/machines';
import { CANCELLATION_LIFECYCLE } from '#domain/cancellations/cancellation-lifecycle';
import { INVOICE_LIFECYCLE } from '#domain/invoices/invoice-lifecycle';
import { ORDER_LIFECYCLE } from '#domain/orders/order-lifecycle';
import { PAYOUT_LIFECYCLE } from '#domain/payouts/payout-lifecycle';
import { POST_LIFECYCLE } from '#domain/posts/post-lifecycle';
import { PRODUCT_APPROVAL, PRODUCT_PUBLICATION } from '#domain/products/product-lifecycle';
import { RETURN_LIFECYCLE } from '#domain/returns/return-lifecycle';
import { USER_LIFECYCLE } from '#domain/users/user-lifecycle';
import { lifecyclePage } from './machine-docs/lifecycle-page';
import { machinePage } from './machine-docs/machine-page';
import { machineFile } from './machine-docs/page-files';

/** Writes a page for each machine and one for the domain's lifecycles: `tsx write-machine-docs.ts <folder>`. */
const folder = process.argv[2] ?? 'docs/machines';

const pages = new Map<string, string>([
  ...Object.entries(declaredMachines).map(
    ([name, machine]) => [machineFile(name), machinePage(machine)] as const,
  ),
  [
    'lifecycles.md',
    lifecyclePage([
      ORDER_LIFECYCLE,
      CANCELLATION_LIFECYCLE,
      RETURN_LIFECYCLE,
      PRODUCT_APPROVAL,
      PRODUCT_PUBLICATION,
      USER_LIFECYCLE,
      INVOICE_LIFECYCLE,
      PAYOUT_LIFECYCLE,
      POST_LIFECYCLE,
    ]),
  ],
]);

mkdirSync(folder, { recursive: true });
for (const [name, page] of pages) writeFileSync(join(folder, name), page);
