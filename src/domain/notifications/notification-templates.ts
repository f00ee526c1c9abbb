import { bidiIsolate } from '../format/bidi-isolate';
import type { Language } from '../format/languages';
import type { NotificationKind } from '../stores/store-settings';

export type NotificationSeverity = 'info' | 'success' | 'warning' | 'error';

/** A parameter that differs by language, such as an amount or a reason. */
export type LocalizedParameter = Readonly<Record<Language, string>>;

/**
 * The parameters of each template. Amounts and dates arrive as text; numbers are written unchanged.
 */
export interface TemplateParameters {
  orderPending: { number: string; client: string; total: string };
  orderExpired: { number: string };
  orderCancelled: { number: string };
  orderDelivered: { number: string; carrier: string };
  returnRequested: { number: string; orderNumber: string };
  cancellationRequested: { orderNumber: string };
  invoiceOverdue: { number: string };
  payoutPaid: { number: string; net: string };
  payoutRejected: { number: string; net: LocalizedParameter; reason: LocalizedParameter };
  payoutHeld: { number: string; net: LocalizedParameter; reason: LocalizedParameter };
  payoutLate: { number: string; net: LocalizedParameter; reason: LocalizedParameter };
  productApproved: { name: string };
  productRejected: { name: string; reason: string };
  productLowStock: { name: string; quantity: number };
  storeApproved: { name: string };
  importFinished: { fileName: string; created: number; updated: number; failed: number };
  importFailed: { fileName: string };
}

/** A template for {@link notificationText}. */
export type NotificationTemplate = keyof TemplateParameters;

type Sentence = readonly [title: string, body: string];

interface Template {
  readonly kind: NotificationKind;
  readonly severity: NotificationSeverity;
  /** `{name}` stands for the parameter of that name. */
  readonly fr: Sentence;
  readonly en: Sentence;
  readonly ar: Sentence;
}

/** All notification templates, in the three languages. */
export const NOTIFICATION_TEMPLATES: Readonly<Record<NotificationTemplate, Template>> = {
  orderPending: {
    kind: 'order',
    severity: 'info',
    fr: [
      'Nouvelle commande n° {number}',
      '{client} a commandé pour {total}. À accepter dans les 24 heures.',
    ],
    en: ['New order no. {number}', '{client} ordered for {total}. Accept it within 24 hours.'],
    ar: ['طلب جديد رقم {number}', 'طلب من {client} بقيمة {total}. يجب قبوله خلال 24 ساعة.'],
  },
  orderExpired: {
    kind: 'order',
    severity: 'error',
    fr: ['Commande n° {number} annulée', 'Elle n’a pas été acceptée à temps.'],
    en: ['Order no. {number} cancelled', 'It was not accepted in time.'],
    ar: ['أُلغي الطلب رقم {number}', 'لم يُقبل في الأجل المحدد.'],
  },
  orderCancelled: {
    kind: 'order',
    severity: 'warning',
    fr: ['Commande n° {number} annulée', 'Le client a annulé sa commande. Le stock est libéré.'],
    en: [
      'Order no. {number} cancelled',
      'The client cancelled the order. Its stock is free again.',
    ],
    ar: ['أُلغي الطلب رقم {number}', 'ألغى الزبون طلبه، وعادت الكمية إلى المخزون.'],
  },
  orderDelivered: {
    kind: 'delivery',
    severity: 'success',
    fr: ['Commande n° {number} livrée', '{carrier} a remis le colis au client.'],
    en: ['Order no. {number} delivered', '{carrier} handed the parcel to the client.'],
    ar: ['سُلّم الطلب رقم {number}', 'سلّمت {carrier} الطرد إلى الزبون.'],
  },
  returnRequested: {
    kind: 'delivery',
    severity: 'warning',
    fr: ['Demande de retour n° {number}', 'Elle concerne la commande n° {orderNumber}.'],
    en: ['Return no. {number} requested', 'It concerns order no. {orderNumber}.'],
    ar: ['طلب إرجاع رقم {number}', 'يتعلق بالطلب رقم {orderNumber}.'],
  },
  cancellationRequested: {
    kind: 'order',
    severity: 'warning',
    fr: [
      'Demande d’annulation',
      'Le client veut annuler la commande n° {orderNumber}. Répondez dans les 24 heures.',
    ],
    en: [
      'Cancellation requested',
      'The client wants to cancel order no. {orderNumber}. Answer within 24 hours.',
    ],
    ar: ['طلب إلغاء', 'يريد الزبون إلغاء الطلب رقم {orderNumber}. يرجى الرد خلال 24 ساعة.'],
  },
  invoiceOverdue: {
    kind: 'invoice',
    severity: 'warning',
    fr: ['Facture {number} en retard', 'Son échéance est passée sans paiement complet.'],
    en: ['Invoice {number} overdue', 'It was not paid in full by its due date.'],
    ar: ['فاتورة {number} متأخرة', 'انقضى أجلها دون أداء كامل.'],
  },
  payoutPaid: {
    kind: 'invoice',
    severity: 'success',
    fr: ['Virement {number} effectué', '{net} ont été virés sur votre compte.'],
    en: ['Payout {number} made', '{net} were transferred to your account.'],
    ar: ['تم التحويل {number}', 'حُوّل مبلغ {net} إلى حسابكم.'],
  },
  payoutRejected: {
    kind: 'invoice',
    severity: 'error',
    fr: ['Versement {number} rejeté', '{net} ne sont pas arrivés : {reason}.'],
    en: ['Payout {number} rejected', '{net} did not arrive: {reason}.'],
    ar: ['تم رفض التحويل {number}', 'لم يصل مبلغ {net}: {reason}.'],
  },
  payoutHeld: {
    kind: 'invoice',
    severity: 'warning',
    fr: ['Versement {number} suspendu', '{net} restent en attente : {reason}.'],
    en: ['Payout {number} on hold', '{net} remain on hold: {reason}.'],
    ar: ['تم إيقاف التحويل {number}', 'يبقى مبلغ {net} معلّقًا: {reason}.'],
  },
  payoutLate: {
    kind: 'invoice',
    severity: 'warning',
    fr: ['Versement {number} en retard', '{net} ne sont pas encore arrivés : {reason}.'],
    en: ['Payout {number} late', '{net} have not arrived yet: {reason}.'],
    ar: ['تأخر التحويل {number}', 'لم يصل مبلغ {net} بعد: {reason}.'],
  },
  productApproved: {
    kind: 'product',
    severity: 'success',
    fr: ['Produit approuvé', '« {name} » peut être publié.'],
    en: ['Product approved', '“{name}” can be published.'],
    ar: ['تمت الموافقة على المنتج', 'يمكن نشر «{name}».'],
  },
  productRejected: {
    kind: 'product',
    severity: 'error',
    fr: ['Produit refusé', '« {name} » : {reason}'],
    en: ['Product rejected', '“{name}”: {reason}'],
    ar: ['رُفض المنتج', '«{name}»: {reason}'],
  },
  productLowStock: {
    kind: 'product',
    severity: 'warning',
    fr: ['Stock faible', 'Il reste {quantity} de « {name} ».'],
    en: ['Low stock', '{quantity} left of “{name}”.'],
    ar: ['مخزون منخفض', 'بقي {quantity} من «{name}».'],
  },
  storeApproved: {
    kind: 'store',
    severity: 'success',
    fr: ['Boutique ouverte', '{name} est approuvée : vos produits publiés sont en vente.'],
    en: ['Store open', '{name} is approved: your published products are on sale.'],
    ar: ['المتجر مفتوح', 'تمت الموافقة على {name}: منتجاتكم المنشورة معروضة للبيع.'],
  },
  importFinished: {
    kind: 'product',
    severity: 'success',
    fr: [
      'Import terminé',
      '{fileName} : {created} produits créés, {updated} mis à jour, {failed} en échec.',
    ],
    en: [
      'Import finished',
      '{fileName}: {created} products created, {updated} updated, {failed} failed.',
    ],
    ar: [
      'انتهى الاستيراد',
      '{fileName}: المنتجات المضافة {created}، المحدّثة {updated}، الفاشلة {failed}.',
    ],
  },
  importFailed: {
    kind: 'product',
    severity: 'error',
    fr: ['Import interrompu', '{fileName} n’a pas pu être importé.'],
    en: ['Import broken off', '{fileName} could not be imported.'],
    ar: ['توقف الاستيراد', 'تعذر استيراد {fileName}.'],
  },
};

/** A notification's text in the three languages, French first. */
export interface NotificationText {
  readonly title: string;
  readonly titleEn: string;
  readonly titleAr: string;
  readonly body: string;
  readonly bodyEn: string;
  readonly bodyAr: string;
}

/** Isolates a parameter's text direction (Unicode isolates) and shortens it to 200 characters. */
function isolateParameter(value: string | number): string {
  return typeof value === 'number' ? String(value) : bidiIsolate(value.trim().slice(0, 200));
}

/** Fills in a notification's text. Braces inside a parameter are left unchanged. */
export function notificationText<Name extends NotificationTemplate>(
  template: Name,
  parameters: TemplateParameters[Name],
): NotificationText {
  const values = new Map(Object.entries<string | number | LocalizedParameter>({ ...parameters }));
  const fill = (text: string, language: Language) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values.get(name);
      if (value === undefined) return whole;
      return isolateParameter(typeof value === 'object' ? value[language] : value);
    });
  const { fr, en, ar } = NOTIFICATION_TEMPLATES[template];
  return {
    title: fill(fr[0], 'fr'),
    titleEn: fill(en[0], 'en'),
    titleAr: fill(ar[0], 'ar'),
    body: fill(fr[1], 'fr'),
    bodyEn: fill(en[1], 'en'),
    bodyAr: fill(ar[1], 'ar'),
  };
}
