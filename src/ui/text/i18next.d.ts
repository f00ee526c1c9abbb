import 'i18next';
import type account from '../../../public/locales/fr/account.json';
import type annulations from '../../../public/locales/fr/annulations.json';
import type appearance from '../../../public/locales/fr/appearance.json';
import type bulk from '../../../public/locales/fr/bulk.json';
import type catalogue from '../../../public/locales/fr/catalogue.json';
import type common from '../../../public/locales/fr/common.json';
import type forms from '../../../public/locales/fr/forms.json';
import type imports from '../../../public/locales/fr/imports.json';
import type inlineEdit from '../../../public/locales/fr/inlineEdit.json';
import type invoice from '../../../public/locales/fr/invoice.json';
import type invoiceEditor from '../../../public/locales/fr/invoiceEditor.json';
import type invoices from '../../../public/locales/fr/invoices.json';
import type lists from '../../../public/locales/fr/lists.json';
import type media from '../../../public/locales/fr/media.json';
import type newPassword from '../../../public/locales/fr/newPassword.json';
import type notifications from '../../../public/locales/fr/notifications.json';
import type order from '../../../public/locales/fr/order.json';
import type orders from '../../../public/locales/fr/orders.json';
import type palette from '../../../public/locales/fr/palette.json';
import type payments from '../../../public/locales/fr/payments.json';
import type payouts from '../../../public/locales/fr/payouts.json';
import type permissions from '../../../public/locales/fr/permissions.json';
import type problems from '../../../public/locales/fr/problems.json';
import type product from '../../../public/locales/fr/product.json';
import type productEditor from '../../../public/locales/fr/productEditor.json';
import type products from '../../../public/locales/fr/products.json';
import type requests from '../../../public/locales/fr/requests.json';
import type session from '../../../public/locales/fr/session.json';
import type shell from '../../../public/locales/fr/shell.json';
import type users from '../../../public/locales/fr/users.json';
import type variants from '../../../public/locales/fr/variants.json';

/** Keys are those of the French files; locales.test.ts holds the other languages to them. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      shell: typeof shell;
      session: typeof session;
      problems: typeof problems;
      products: typeof products;
      product: typeof product;
      productEditor: typeof productEditor;
      order: typeof order;
      orders: typeof orders;
      annulations: typeof annulations;
      payments: typeof payments;
      payouts: typeof payouts;
      imports: typeof imports;
      invoice: typeof invoice;
      invoiceEditor: typeof invoiceEditor;
      invoices: typeof invoices;
      media: typeof media;
      newPassword: typeof newPassword;
      notifications: typeof notifications;
      account: typeof account;
      forms: typeof forms;
      appearance: typeof appearance;
      bulk: typeof bulk;
      inlineEdit: typeof inlineEdit;
      catalogue: typeof catalogue;
      palette: typeof palette;
      lists: typeof lists;
      permissions: typeof permissions;
      requests: typeof requests;
      users: typeof users;
      variants: typeof variants;
    };
  }
}
