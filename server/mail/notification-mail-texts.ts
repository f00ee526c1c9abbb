import type { Language } from '#domain/format/languages';
import { greeting } from './mail-greeting';
import { inSubject } from './mail-html';
import type { MailText } from './password-mail-texts';

type Data = Readonly<Record<string, string>>;
type MailTexts = (data: Data) => MailText;

/** Heading of a kind of notification, and the label of the button to its subject. */
type KindTexts = Readonly<Record<Language, readonly [heading: string, button: string]>>;

const FOOTER_REASON: Record<Language, (storeName: string) => string> = {
  fr: (storeName) =>
    `${storeName} reçoit ces notifications par e-mail. Pour les modifier\u00a0: paramètres de la boutique, onglet Notifications.`,
  ar: (storeName) =>
    `يتلقى ${storeName} هذه الإشعارات بالبريد الإلكتروني. لتغيير ذلك: إعدادات المتجر، تبويب الإشعارات.`,
  en: (storeName) =>
    `${storeName} receives these notifications by email. To change this: store settings, tab Notifications.`,
};

const REMINDER_REASON: typeof FOOTER_REASON = {
  fr: (storeName) => `Ce rappel vient d’un événement du calendrier de ${storeName}.`,
  ar: (storeName) => `هذا تذكير بحدث في تقويم ${storeName}.`,
  en: (storeName) => `This reminder comes from an event in the calendar of ${storeName}.`,
};

function notificationMail(kind: KindTexts, reason = FOOTER_REASON): Record<Language, MailTexts> {
  const words =
    (language: Language): MailTexts =>
    ({ firstName = '', storeName = '', title = '', body = '' }) => {
      const [heading, button] = kind[language];
      return {
        subject: inSubject(`${heading} · ${title}`),
        greeting: greeting(language, firstName),
        before: [title, body],
        button,
        after: [reason[language](storeName)],
      };
    };
  return { fr: words('fr'), ar: words('ar'), en: words('en') };
}

const NO_NUMBER = '–';

/** For the marketplace's staff: a visitor's message, as plain text. */
const inquiryMail: MailTexts = (data) => ({
  subject: inSubject(`[${data['reason']}] ${data['subject'] || data['name']}`),
  greeting: `${data['name']} <${data['email']}>`,
  before: [`☎ ${data['phoneNumber'] || NO_NUMBER}`, ...(data['message'] ?? '').split('\n')],
  after: [],
});

/** The mails that notify staff, one template per kind, and the mail of the public forms. */
export const notificationMailTexts = {
  deliveryNews: notificationMail({
    fr: ['Livraison', 'Voir dans le portail'],
    ar: ['التوصيل', 'عرض في البوابة'],
    en: ['Delivery', 'See it in the portal'],
  }),
  invoiceNews: notificationMail({
    fr: ['Facturation', 'Voir dans le portail'],
    ar: ['الفوترة', 'عرض في البوابة'],
    en: ['Billing', 'See it in the portal'],
  }),
  orderNews: notificationMail({
    fr: ['Commande', 'Voir la commande'],
    ar: ['الطلبات', 'عرض الطلب'],
    en: ['Orders', 'See the order'],
  }),
  productNews: notificationMail({
    fr: ['Produits', 'Voir le produit'],
    ar: ['المنتجات', 'عرض المنتج'],
    en: ['Products', 'See the product'],
  }),
  storeNews: notificationMail({
    fr: ['Boutique', 'Ouvrir le portail'],
    ar: ['المتجر', 'فتح البوابة'],
    en: ['Store', 'Open the portal'],
  }),
  eventReminder: notificationMail(
    {
      fr: ['Calendrier', 'Voir l’événement'],
      ar: ['التقويم', 'عرض الحدث'],
      en: ['Calendar', 'See the event'],
    },
    REMINDER_REASON,
  ),
  inquiry: { fr: inquiryMail, ar: inquiryMail, en: inquiryMail },
};
