import type { Language } from '../format/languages';

/** Names of a column in the languages of the portal. */
type Heading = Readonly<Record<Language, string>>;

function heading(fr: string, ar: string, en: string): Heading {
  return { fr, ar, en };
}

/** Columns of exported orders in their order. */
export const ORDER_COLUMNS = {
  number: heading('Numéro', 'الرقم', 'Number'),
  externalNumber: heading('Numéro ERP', 'رقم نظام التسيير', 'ERP number'),
  date: heading('Date', 'التاريخ', 'Date'),
  status: heading('Statut', 'الحالة', 'Status'),
  client: heading('Client', 'الزبون', 'Client'),
  phone: heading('Téléphone', 'الهاتف', 'Phone'),
  city: heading('Ville', 'المدينة', 'City'),
  items: heading('Pièces', 'القطع', 'Pieces'),
  itemTotal: heading('Articles (DHS)', 'السلع (درهم)', 'Items (DHS)'),
  shipping: heading('Livraison (DHS)', 'التوصيل (درهم)', 'Shipping (DHS)'),
  discount: heading('Remise (DHS)', 'الخصم (درهم)', 'Discount (DHS)'),
  total: heading('Total (DHS)', 'المجموع (درهم)', 'Total (DHS)'),
  paymentMethod: heading('Mode de paiement', 'طريقة الأداء', 'Payment method'),
  paymentStatus: heading('Statut du paiement', 'حالة الأداء', 'Payment status'),
  tracking: heading('Numéro de suivi', 'رقم التتبع', 'Tracking number'),
} as const;

/** Columns of exported clients in their order. */
export const CLIENT_COLUMNS = {
  lastName: heading('Nom', 'الاسم العائلي', 'Last name'),
  firstName: heading('Prénom', 'الاسم الشخصي', 'First name'),
  phone: heading('Téléphone', 'الهاتف', 'Phone'),
  email: heading('E-mail', 'البريد الإلكتروني', 'E-mail'),
  ice: heading('ICE', 'التعريف الموحد للمقاولة', 'ICE'),
  address: heading('Adresse', 'العنوان', 'Address'),
  city: heading('Ville', 'المدينة', 'City'),
  orders: heading('Commandes', 'الطلبات', 'Orders'),
  spent: heading('Dépenses (DHS)', 'المصاريف (درهم)', 'Spent (DHS)'),
  refused: heading('Refusées à la livraison', 'مرفوضة عند التوصيل', 'Refused at delivery'),
  returns: heading('Retours', 'المرتجعات', 'Returns'),
  since: heading('Client depuis', 'زبون منذ', 'Client since'),
} as const;

/** Columns of exported invoices in their order. */
export const INVOICE_COLUMNS = {
  number: heading('Numéro', 'الرقم', 'Number'),
  type: heading('Type', 'النوع', 'Type'),
  status: heading('Statut', 'الحالة', 'Status'),
  order: heading('Commande', 'الطلب', 'Order'),
  client: heading('Client', 'الزبون', 'Client'),
  ice: heading('ICE', 'التعريف الموحد للمقاولة', 'ICE'),
  issueDate: heading("Date d'émission", 'تاريخ الإصدار', 'Issue date'),
  dueDate: heading('Échéance', 'تاريخ الاستحقاق', 'Due date'),
  subtotal: heading('Total HT (DHS)', 'المجموع دون ضريبة (درهم)', 'Net (DHS)'),
  tax: heading('TVA (DHS)', 'الضريبة (درهم)', 'VAT (DHS)'),
  total: heading('Total TTC (DHS)', 'المجموع (درهم)', 'Total (DHS)'),
  paid: heading('Payé (DHS)', 'المؤدى (درهم)', 'Paid (DHS)'),
  due: heading('Reste dû (DHS)', 'الباقي (درهم)', 'Due (DHS)'),
} as const;

/** The header of a file in one language. */
export function headerOf(columns: Readonly<Record<string, Heading>>, language: Language) {
  return Object.values(columns).map((names) => names[language]);
}
