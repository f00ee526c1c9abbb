import type { Language } from '#domain/format/languages';
import type { LegalIdentifier } from '#domain/stores/store-settings';

/** All texts of a mailed invoice in one language. */
export interface InvoiceMailTexts {
  readonly greeting: (client: string) => string;
  readonly invoice: string;
  readonly credit_note: string;
  /** Names the document and its sender. */
  readonly about: (document: string, seller: string) => string;
  readonly due: (amount: string, day: string) => string;
  readonly vatAt: (rate: string, base: string) => string;
  /** Between a label and its value. */
  readonly colon: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly order: string;
  readonly booking: string;
  readonly seller: string;
  readonly client: string;
  /** The numbers of a company. */
  readonly identifiers: Readonly<Record<LegalIdentifier, string>>;
  readonly label: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly rate: string;
  readonly lineTotal: string;
  readonly subtotal: string;
  readonly total: string;
  readonly paid: string;
  readonly credited: string;
  readonly amountDue: string;
}

/** The same texts as on the printed invoice. */
export const invoiceMailTexts: Readonly<Record<Language, InvoiceMailTexts>> = {
  fr: {
    greeting: (client) => `Bonjour ${client},`,
    invoice: 'Facture',
    credit_note: 'Avoir',
    about: (document, seller) => `${seller} vous adresse le document suivant\u00a0: ${document}.`,
    due: (amount, day) => `Reste à payer\u00a0: ${amount}, avant le ${day}.`,
    vatAt: (rate, base) => `TVA ${rate} sur ${base}`,
    colon: '\u00a0: ',
    number: 'Numéro',
    issueDate: 'Date d’émission',
    dueDate: 'À payer avant le',
    order: 'Commande',
    booking: 'Réservation',
    seller: 'Vendeur',
    client: 'Client',
    identifiers: { ice: 'ICE', taxId: 'IF', rce: 'RC', businessTaxId: 'TP', cnss: 'CNSS' },
    label: 'Désignation',
    quantity: 'Qté',
    unitPrice: 'Prix unitaire TTC',
    rate: 'TVA',
    lineTotal: 'Total TTC',
    subtotal: 'Total HT',
    total: 'Total TTC',
    paid: 'Déjà payé',
    credited: 'Avoirs',
    amountDue: 'Reste à payer',
  },
  ar: {
    greeting: (client) => `مرحبًا ${client}،`,
    invoice: 'فاتورة',
    credit_note: 'إشعار دائن',
    about: (document, seller) => `يرسل إليك ${seller} الوثيقة التالية: ${document}.`,
    due: (amount, day) => `المتبقي للدفع: ${amount}، قبل ${day}.`,
    vatAt: (rate, base) => `الضريبة على القيمة المضافة ${rate} على ${base}`,
    colon: ': ',
    number: 'الرقم',
    issueDate: 'تاريخ الإصدار',
    dueDate: 'آخر أجل للدفع',
    order: 'الطلب',
    booking: 'الحجز',
    seller: 'البائع',
    client: 'الزبون',
    identifiers: {
      ice: 'التعريف الموحد للمقاولة',
      taxId: 'التعريف الضريبي',
      rce: 'السجل التجاري',
      businessTaxId: 'الضريبة المهنية',
      cnss: 'الضمان الاجتماعي',
    },
    label: 'البيان',
    quantity: 'الكمية',
    unitPrice: 'سعر الوحدة مع الضريبة',
    rate: 'الضريبة',
    lineTotal: 'المجموع مع الضريبة',
    subtotal: 'المجموع دون الضريبة',
    total: 'المجموع مع الضريبة',
    paid: 'المدفوع',
    credited: 'الإشعارات الدائنة',
    amountDue: 'المتبقي للدفع',
  },
  en: {
    greeting: (client) => `Hello ${client},`,
    invoice: 'Invoice',
    credit_note: 'Credit note',
    about: (document, seller) => `${seller} sends you this document: ${document}.`,
    due: (amount, day) => `Amount due: ${amount}, by ${day}.`,
    vatAt: (rate, base) => `VAT ${rate} on ${base}`,
    colon: ': ',
    number: 'Number',
    issueDate: 'Issue date',
    dueDate: 'Due by',
    order: 'Order',
    booking: 'Booking',
    seller: 'Seller',
    client: 'Customer',
    identifiers: { ice: 'ICE', taxId: 'IF', rce: 'RC', businessTaxId: 'TP', cnss: 'CNSS' },
    label: 'Description',
    quantity: 'Qty',
    unitPrice: 'Unit price incl. VAT',
    rate: 'VAT',
    lineTotal: 'Total incl. VAT',
    subtotal: 'Total excl. VAT',
    total: 'Total incl. VAT',
    paid: 'Already paid',
    credited: 'Credited',
    amountDue: 'Amount due',
  },
};
