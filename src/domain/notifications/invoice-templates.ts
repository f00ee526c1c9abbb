import type { LocalizedParameter, LocalizedTemplate, Money } from './localized-template';

/** The parameters of each template of {@link INVOICE_TEMPLATES}. */
export interface InvoiceParameters {
  invoiceOverdue: { number: string };
  payoutPaid: { number: string; net: Money };
  payoutRejected: { number: string; net: Money; reason: LocalizedParameter };
  payoutHeld: { number: string; net: Money; reason: LocalizedParameter };
  payoutLate: { number: string; net: Money; reason: LocalizedParameter };
}

/** Invoices and payouts. */
export const INVOICE_TEMPLATES: Readonly<Record<keyof InvoiceParameters, LocalizedTemplate>> = {
  invoiceOverdue: {
    kind: 'invoice',
    severity: 'warning',
    fr: ['Facture {number} en retard', 'Son échéance est passée sans paiement complet.'],
    en: ['Invoice {number} overdue', 'It was not paid in full by its due date.'],
    ar: ['الفاتورة {number} متأخرة', 'انقضى أجلها دون دفع المبلغ كاملًا.'],
  },
  payoutPaid: {
    kind: 'invoice',
    severity: 'success',
    fr: ['Versement {number} effectué', '{net} ont été virés sur votre compte.'],
    en: ['Payout {number} paid', '{net} were transferred to your account.'],
    ar: ['تم التحويل {number}', 'تم إرسال {net} إلى حسابك البنكي.'],
  },
  payoutRejected: {
    kind: 'invoice',
    severity: 'error',
    fr: ['Versement {number} rejeté', '{net} ne sont pas arrivés : {reason}.'],
    en: ['Payout {number} rejected', '{net} did not arrive: {reason}.'],
    ar: ['تم رفض التحويل {number}', 'لم يصل مبلغ {net}: {reason}.'],
  },
  payoutHeld: {
    kind: 'invoice',
    severity: 'warning',
    fr: ['Versement {number} suspendu', '{net} restent en attente : {reason}.'],
    en: ['Payout {number} on hold', '{net} remain on hold: {reason}.'],
    ar: ['تم إيقاف التحويل {number}', 'يبقى مبلغ {net} معلّقًا: {reason}.'],
  },
  payoutLate: {
    kind: 'invoice',
    severity: 'warning',
    fr: ['Versement {number} en retard', '{net} ne sont pas encore arrivés : {reason}.'],
    en: ['Payout {number} late', '{net} have not arrived yet: {reason}.'],
    ar: ['تأخر التحويل {number}', 'لم يصل مبلغ {net} بعد: {reason}.'],
  },
};
