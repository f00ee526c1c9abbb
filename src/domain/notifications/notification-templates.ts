import { bidiIsolate } from '../format/bidi-isolate';
import type { Language } from '../format/languages';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/numbers';
import { orderNumberText } from '../orders/order-number';
import type { NotificationKind } from '../stores/store-settings';

export type NotificationSeverity = 'info' | 'success' | 'warning' | 'error';

/** An amount of money in centimes. */
interface Money {
  readonly centimes: number;
}

/** A text in each language, such as a reason. */
export type LocalizedParameter = Readonly<Record<Language, string>>;

/** The tour of a departure, and its begin. */
type DepartureParameters = { title: LocalizedParameter; when: LocalizedParameter };

/** The parameters of each template. Amounts and numbers are written in the language of the text. */
export interface TemplateParameters {
  orderPending: { orderNumber: string; client: string; total: Money };
  orderExpired: { orderNumber: string };
  orderCancelled: { orderNumber: string };
  orderDelivered: { orderNumber: string; carrier: string };
  returnRequested: { number: string; orderNumber: string };
  cancellationRequested: { orderNumber: string };
  invoiceOverdue: { number: string };
  payoutPaid: { number: string; net: Money };
  payoutRejected: { number: string; net: Money; reason: LocalizedParameter };
  payoutHeld: { number: string; net: Money; reason: LocalizedParameter };
  payoutLate: { number: string; net: Money; reason: LocalizedParameter };
  pickupMissed: { number: string; carrier: string; orders: number };
  productApproved: { name: string };
  productRejected: { name: string; reason: string };
  productLowStock: { name: string; quantity: number };
  storeApproved: { name: string };
  taskAssigned: { title: string; by: string };
  taskMentioned: { title: string; by: string };
  taskOverdue: { title: string };
  tourBooked: DepartureParameters & { number: string; places: number };
  tourBookingCancelled: DepartureParameters & { number: string; places: number };
  departureMinimum: DepartureParameters & { booked: number };
  departureFull: DepartureParameters & { booked: number };
  departureMoved: DepartureParameters & { booked: number };
  departureCalledOff: DepartureParameters & { booked: number };
  candidacyReceived: { title: string };
  interviewChosen: { title: string; when: LocalizedParameter };
  candidacyWithdrawn: { title: string };
  conversationAssigned: { subject: string; by: string };
  conversationMentioned: { subject: string; by: string };
  messageBounced: { subject: string; recipient: string };
  /** The candidate is not named: a notification is kept longer than an application. */
  candidateMessageBounced: { subject: string };
  eventReminder: { title: string; when: LocalizedParameter };
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
      'Nouvelle commande {orderNumber}',
      '{client} a commandé pour {total}. À accepter dans les 24\u00a0heures.',
    ],
    en: [
      'New order {orderNumber}',
      '{client} ordered for {total}. Accept it within 24\u00a0hours.',
    ],
    ar: ['طلب جديد {orderNumber}', 'طلب من {client} بقيمة {total}. يجب قبوله خلال 24\u00a0ساعة.'],
  },
  orderExpired: {
    kind: 'order',
    severity: 'error',
    fr: ['Commande {orderNumber} annulée', 'Elle n’a pas été acceptée à temps.'],
    en: ['Order {orderNumber} cancelled', 'It was not accepted in time.'],
    ar: ['تم إلغاء الطلب {orderNumber}', 'لم يُقبل في الأجل المحدد.'],
  },
  orderCancelled: {
    kind: 'order',
    severity: 'warning',
    fr: ['Commande {orderNumber} annulée', 'Le client a annulé sa commande. Le stock est libéré.'],
    en: [
      'Order {orderNumber} cancelled',
      'The customer cancelled the order. Its stock is available again.',
    ],
    ar: ['تم إلغاء الطلب {orderNumber}', 'ألغى الزبون طلبه، وعادت الكمية إلى المخزون.'],
  },
  orderDelivered: {
    kind: 'delivery',
    severity: 'success',
    fr: ['Commande {orderNumber} livrée', '{carrier} a remis le colis au client.'],
    en: ['Order {orderNumber} delivered', '{carrier} handed the parcel to the customer.'],
    ar: ['تم توصيل الطلب {orderNumber}', 'سلّمت {carrier} الطرد إلى الزبون.'],
  },
  returnRequested: {
    kind: 'delivery',
    severity: 'warning',
    fr: ['Demande de retour {number}', 'Elle concerne la commande {orderNumber}.'],
    en: ['Return {number} requested', 'It concerns order {orderNumber}.'],
    ar: ['طلب إرجاع {number}', 'يتعلق بالطلب {orderNumber}.'],
  },
  cancellationRequested: {
    kind: 'order',
    severity: 'warning',
    fr: [
      'Demande d’annulation',
      'Le client veut annuler la commande {orderNumber}. Répondez dans les 24\u00a0heures.',
    ],
    en: [
      'Cancellation requested',
      'The customer wants to cancel order {orderNumber}. Answer within 24\u00a0hours.',
    ],
    ar: ['طلب إلغاء', 'يريد الزبون إلغاء الطلب {orderNumber}. أجب خلال 24\u00a0ساعة.'],
  },
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
  pickupMissed: {
    kind: 'delivery',
    severity: 'error',
    fr: [
      'Ramassage {number} manqué',
      '{carrier} n’est pas passé. Commandes à faire ramasser\u00a0: {orders}.',
    ],
    en: ['Pickup {number} missed', '{carrier} did not come. Orders to be collected: {orders}.'],
    ar: ['لم يتم جمع الطرود {number}', 'لم تأتِ {carrier}. الطلبات التي يجب جمعها: {orders}.'],
  },
  productApproved: {
    kind: 'product',
    severity: 'success',
    fr: ['Produit approuvé', '«\u00a0{name}\u00a0» peut être publié.'],
    en: ['Product approved', '“{name}” can be published.'],
    ar: ['تمت الموافقة على المنتج', 'يمكن نشر «{name}».'],
  },
  productRejected: {
    kind: 'product',
    severity: 'error',
    fr: ['Produit refusé', '«\u00a0{name}\u00a0»\u00a0: {reason}'],
    en: ['Product refused', '“{name}”: {reason}'],
    ar: ['تم رفض المنتج', '«{name}»: {reason}'],
  },
  productLowStock: {
    kind: 'product',
    severity: 'warning',
    fr: ['Stock bas', 'Pièces disponibles de «\u00a0{name}\u00a0»\u00a0: {quantity}.'],
    en: ['Low stock', 'Available pieces of “{name}”: {quantity}.'],
    ar: ['مخزون منخفض', 'القطع المتاحة من «{name}»: {quantity}.'],
  },
  storeApproved: {
    kind: 'store',
    severity: 'success',
    fr: ['Boutique ouverte', '{name} est approuvée\u00a0: vos produits publiés sont en vente.'],
    en: ['Store open', '{name} is approved: your published products are on sale.'],
    ar: ['المتجر مفتوح', 'تمت الموافقة على {name}: منتجاتك المنشورة معروضة للبيع.'],
  },
  taskAssigned: {
    kind: 'store',
    severity: 'info',
    fr: ['Tâche confiée', '{by} vous confie «\u00a0{title}\u00a0».'],
    en: ['Task assigned', '{by} assigned “{title}” to you.'],
    ar: ['مهمة جديدة لك', 'أُسندت إليك «{title}» من طرف {by}.'],
  },
  taskMentioned: {
    kind: 'store',
    severity: 'info',
    fr: ['Mention dans une tâche', '{by} vous mentionne dans «\u00a0{title}\u00a0».'],
    en: ['Mentioned in a task', '{by} mentioned you in “{title}”.'],
    ar: ['إشارة إليك في مهمة', 'ذُكر اسمك في تعليق من طرف {by} على «{title}».'],
  },
  taskOverdue: {
    kind: 'store',
    severity: 'warning',
    fr: ['Tâche en retard', 'L’échéance de «\u00a0{title}\u00a0» est passée.'],
    en: ['Task overdue', 'The due date of “{title}” has passed.'],
    ar: ['مهمة متأخرة', 'انقضى أجل «{title}».'],
  },
  tourBooked: {
    kind: 'order',
    severity: 'info',
    fr: ['Nouvelle réservation {number}', '{title}, {when}. Places réservées\u00a0: {places}.'],
    en: ['New booking {number}', '{title}, {when}. Places booked: {places}.'],
    ar: ['حجز جديد {number}', '{title}، {when}. الأماكن المحجوزة: {places}.'],
  },
  tourBookingCancelled: {
    kind: 'order',
    severity: 'warning',
    fr: [
      'Réservation {number} annulée',
      '{title}, {when}. Places de nouveau libres\u00a0: {places}.',
    ],
    en: ['Booking {number} cancelled', '{title}, {when}. Places free again: {places}.'],
    ar: ['تم إلغاء الحجز {number}', '{title}، {when}. الأماكن المتاحة من جديد: {places}.'],
  },
  departureMinimum: {
    kind: 'order',
    severity: 'success',
    fr: [
      'Minimum atteint\u00a0: {title}',
      'La séance du {when} a assez de participants. Places réservées\u00a0: {booked}.',
    ],
    en: [
      'Minimum reached: {title}',
      'The departure of {when} has enough guests. Places booked: {booked}.',
    ],
    ar: [
      'اكتمل الحد الأدنى: {title}',
      'للحصة ({when}) عدد كافٍ من المشاركين. الأماكن المحجوزة: {booked}.',
    ],
  },
  departureFull: {
    kind: 'order',
    severity: 'success',
    fr: [
      'Séance complète\u00a0: {title}',
      'La séance du {when} n’a plus de place. Places réservées\u00a0: {booked}.',
    ],
    en: [
      'Departure full: {title}',
      'The departure of {when} has no place left. Places booked: {booked}.',
    ],
    ar: ['حصة مكتملة: {title}', 'لم يبقَ مكان في الحصة ({when}). الأماكن المحجوزة: {booked}.'],
  },
  departureMoved: {
    kind: 'order',
    severity: 'info',
    fr: [
      'Séance déplacée\u00a0: {title}',
      'Nouvelle date\u00a0: {when}. Places réservées\u00a0: {booked}.',
    ],
    en: ['Departure moved: {title}', 'New date: {when}. Places booked: {booked}.'],
    ar: ['تم تغيير وقت الحصة: {title}', 'التاريخ الجديد: {when}. الأماكن المحجوزة: {booked}.'],
  },
  departureCalledOff: {
    kind: 'order',
    severity: 'warning',
    fr: [
      'Séance annulée\u00a0: {title}',
      'La séance du {when} n’a pas lieu. Places réservées\u00a0: {booked}.',
    ],
    en: [
      'Departure cancelled: {title}',
      'The departure of {when} does not take place. Places booked: {booked}.',
    ],
    ar: ['تم إلغاء الحصة: {title}', 'لن تُقام الحصة ({when}). الأماكن المحجوزة: {booked}.'],
  },
  candidacyReceived: {
    kind: 'store',
    severity: 'info',
    fr: ['Nouvelle candidature', 'Elle concerne l’offre « {title} ».'],
    en: ['New application', 'It is for the vacancy “{title}”.'],
    ar: ['طلب ترشح جديد', 'يتعلق بعرض الشغل «{title}».'],
  },
  interviewChosen: {
    kind: 'store',
    severity: 'info',
    fr: ['Entretien {when}', 'Un candidat a choisi ce créneau pour l’offre « {title} ».'],
    en: ['Interview {when}', 'A candidate chose this slot for the vacancy “{title}”.'],
    ar: ['مقابلة {when}', 'اختار مترشح هذا الموعد لعرض الشغل «{title}».'],
  },
  candidacyWithdrawn: {
    kind: 'store',
    severity: 'warning',
    fr: ['Candidature retirée', 'Un candidat se retire de l’offre « {title} ».'],
    en: ['Application withdrawn', 'A candidate withdrew from the vacancy “{title}”.'],
    ar: ['سحب طلب ترشح', 'انسحب مترشح من عرض الشغل «{title}».'],
  },
  conversationAssigned: {
    kind: 'store',
    severity: 'info',
    fr: ['Conversation confiée', '{by} vous confie «\u00a0{subject}\u00a0».'],
    en: ['Conversation assigned', '{by} assigned “{subject}” to you.'],
    ar: ['محادثة جديدة لك', 'أُسندت إليك «{subject}» من طرف {by}.'],
  },
  conversationMentioned: {
    kind: 'store',
    severity: 'info',
    fr: ['Mention dans une conversation', '{by} vous mentionne dans «\u00a0{subject}\u00a0».'],
    en: ['Mentioned in a conversation', '{by} mentioned you in “{subject}”.'],
    ar: ['إشارة إليك في محادثة', 'ذُكر اسمك في ملاحظة من طرف {by} على «{subject}».'],
  },
  messageBounced: {
    kind: 'store',
    severity: 'warning',
    fr: ['Message non distribué', '«\u00a0{subject}\u00a0» n’est pas arrivé à {recipient}.'],
    en: ['Message not delivered', '“{subject}” did not reach {recipient}.'],
    ar: ['رسالة لم تصل', 'لم تصل «{subject}» إلى {recipient}.'],
  },
  candidateMessageBounced: {
    kind: 'store',
    severity: 'warning',
    fr: ['Message non distribué', '«\u00a0{subject}\u00a0» n’est pas arrivé au candidat.'],
    en: ['Message not delivered', '“{subject}” did not reach the candidate.'],
    ar: ['رسالة لم تصل', 'لم تصل «{subject}» إلى المترشح.'],
  },
  eventReminder: {
    kind: 'store',
    severity: 'info',
    fr: ['Rappel\u00a0: {title}', '{when}'],
    en: ['Reminder: {title}', '{when}'],
    ar: ['تذكير: {title}', '{when}'],
  },
  importFinished: {
    kind: 'product',
    severity: 'success',
    fr: [
      'Import terminé',
      '{fileName}\u00a0: produits créés {created}, mis à jour {updated}, en échec {failed}.',
    ],
    en: [
      'Import finished',
      '{fileName}: products created {created}, updated {updated}, failed {failed}.',
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
    en: ['Import interrupted', '{fileName} could not be imported.'],
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

type Parameter = string | number | Money | LocalizedParameter;

/**
 * A parameter as a text of the language shows it. Words are isolated from the text's direction
 * (Unicode isolates) and shortened to 200 characters.
 */
function parameterText(value: Parameter, language: Language): string {
  if (typeof value === 'number') return formatNumber(value, language);
  if (typeof value === 'object' && 'centimes' in value)
    return formatMoney(value.centimes, language);
  const text = typeof value === 'object' ? value[language] : value;
  return bidiIsolate(text.trim().slice(0, 200));
}

/**
 * Fills in a notification's text; `orderNumber` is written as everywhere (docs/terms.md). Braces inside a
 * parameter are left unchanged.
 */
export function notificationText<Name extends NotificationTemplate>(
  template: Name,
  parameters: TemplateParameters[Name],
): NotificationText {
  const values = new Map(Object.entries<Parameter>({ ...parameters }));
  const fill = (language: Language) =>
    NOTIFICATION_TEMPLATES[template][language].map((text) =>
      text.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values.get(name);
        if (value === undefined) return whole;
        if (name === 'orderNumber') return orderNumberText(`${value}`);
        return parameterText(value, language);
      }),
    );
  const [title = '', body = ''] = fill('fr');
  const [titleEn = '', bodyEn = ''] = fill('en');
  const [titleAr = '', bodyAr = ''] = fill('ar');
  return { title, titleEn, titleAr, body, bodyEn, bodyAr };
}
