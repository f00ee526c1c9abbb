import type { Language } from '../format/languages';
import type { PayoutReason } from '../payouts/payout-reasons';

/** A reason as the end of a notification's sentence, in each language. */
export const PAYOUT_REASON_TEXTS: Readonly<
  Record<PayoutReason, Readonly<Record<Language, string>>>
> = {
  account_refused: {
    fr: 'la banque ne reconnaît pas ce RIB. Corrigez-le dans les paramètres',
    en: 'the bank does not recognise this RIB. Correct it in the settings',
    ar: 'البنك لم يتعرف على رقم الحساب (RIB). صحّحه في الإعدادات',
  },
  account_closed: {
    fr: 'ce compte est fermé. Indiquez un autre RIB dans les paramètres',
    en: 'this account is closed. Enter another RIB in the settings',
    ar: 'هذا الحساب مغلق. أدخل رقم حساب (RIB) آخر في الإعدادات',
  },
  holder_differs: {
    fr: 'le titulaire du compte n’est pas celui de la boutique. Corrigez le compte dans les paramètres',
    en: 'the holder of the account is not that of the store. Correct the account in the settings',
    ar: 'صاحب الحساب ليس هو صاحب المتجر. صحّح الحساب في الإعدادات',
  },
  bank_error: {
    fr: 'incident à la banque. La place de marché le présentera de nouveau',
    en: 'an incident at the bank. The marketplace will send it again',
    ar: 'عطل لدى البنك. ستعيد المنصة إرساله',
  },
  order_dispute: {
    fr: 'litige sur une commande. Répondez et joignez vos preuves',
    en: 'a dispute about an order. Answer and attach your evidence',
    ar: 'نزاع حول طلب. أجب وأرفق أدلتك',
  },
  documents: {
    fr: 'justificatifs demandés. Envoyez-les depuis la page du versement',
    en: 'documents requested. Send them from the page of the payout',
    ar: 'وثائق مطلوبة. أرسلها من صفحة التحويل',
  },
  verification: {
    fr: 'vérification de la place de marché. Vous pouvez y répondre',
    en: 'a check by the marketplace. You can answer it',
    ar: 'تحقق تجريه المنصة. يمكنك الرد عليه',
  },
  no_account: {
    fr: 'aucun RIB n’est indiqué. Ajoutez-le dans les paramètres',
    en: 'no RIB is entered. Add it in the settings',
    ar: 'لا يوجد رقم حساب (RIB). أضفه في الإعدادات',
  },
  not_sent: {
    fr: 'la place de marché ne l’a pas encore envoyé',
    en: 'the marketplace has not sent it yet',
    ar: 'لم ترسله المنصة بعد',
  },
  at_bank: {
    fr: 'la banque n’a pas encore exécuté le virement',
    en: 'the bank has not carried it out yet',
    ar: 'لم ينفذه البنك بعد',
  },
};
