import type { Language } from '#domain/format/languages';
import type { MailText } from './password-mail-texts';

type TextsByLanguage = (data: Readonly<Record<string, string>>) => MailText;

/**
 * Proves a new address, of a user or of a store (`kind`). It contains nothing that anybody typed:
 * otherwise users could send their own words to any address.
 */
const emailChange: Record<Language, TextsByLanguage> = {
  fr: ({ kind }) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    greeting: 'Bonjour,',
    before: [
      kind === 'store'
        ? 'Cette adresse doit devenir celle d’une boutique du portail vendeur.'
        : 'Cette adresse doit devenir celle d’un compte du portail vendeur.',
      'Pour la confirmer, ouvrez ce lien, valable 24\u00a0heures et une seule fois\u00a0:',
    ],
    button: 'Confirmer mon adresse',
    after: [
      'Si ce n’est pas vous qui l’avez demandé, ignorez ce message\u00a0: sans confirmation, rien ne change.',
    ],
  }),
  ar: ({ kind }) => ({
    subject: 'تأكيد بريدك الإلكتروني الجديد',
    greeting: 'مرحبًا،',
    before: [
      kind === 'store'
        ? 'طُلب أن يصبح هذا البريد بريد متجر في بوابة البائع.'
        : 'طُلب أن يصبح هذا البريد بريد حساب في بوابة البائع.',
      'لتأكيده افتح هذا الرابط، وهو صالح 24\u00a0ساعة ولمرة واحدة:',
    ],
    button: 'تأكيد بريدي الإلكتروني',
    after: ['إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة: دون تأكيد لا يتغير شيء.'],
  }),
  en: ({ kind }) => ({
    subject: 'Confirm your new email address',
    greeting: 'Hello,',
    before: [
      kind === 'store'
        ? 'This address is to become that of a store on the seller portal.'
        : 'This address is to become that of an account on the seller portal.',
      'To confirm it, open this link; it is valid for 24\u00a0hours and works once:',
    ],
    button: 'Confirm my address',
    after: [
      'If it was not you who asked, ignore this message: without confirmation nothing changes.',
    ],
  }),
};

/** Tells the old address; `newEmail` is empty if the store has no address from now on. */
const emailChangeNotice: Record<Language, TextsByLanguage> = {
  fr: ({ kind, newEmail }) => ({
    subject:
      kind === 'store'
        ? 'L’adresse e-mail de votre boutique change'
        : 'L’adresse e-mail de votre compte change',
    greeting: 'Bonjour,',
    before: [
      ...(newEmail
        ? [
            kind === 'store'
              ? 'Une autre adresse e-mail a été demandée pour votre boutique du portail vendeur\u00a0:'
              : 'Une autre adresse e-mail a été demandée pour votre compte du portail vendeur\u00a0:',
            newEmail,
            'Elle remplacera celle-ci dès qu’elle sera confirmée. Si vous êtes d’accord, vous n’avez rien à faire.',
          ]
        : ['L’adresse e-mail de votre boutique du portail vendeur vient d’être supprimée.']),
      'Sinon, annulez le changement avec ce lien, valable 7\u00a0jours et une seule fois\u00a0:',
    ],
    button: 'Annuler le changement',
    after: [
      kind === 'store'
        ? 'La boutique garde alors cette adresse, et les sessions de la personne qui a demandé le changement se terminent.'
        : 'Votre compte garde alors cette adresse, toutes ses sessions se terminent, et vous choisissez un nouveau mot de passe.',
    ],
  }),
  ar: ({ kind, newEmail }) => ({
    subject: kind === 'store' ? 'تغيير البريد الإلكتروني لمتجرك' : 'تغيير البريد الإلكتروني لحسابك',
    greeting: 'مرحبًا،',
    before: [
      ...(newEmail
        ? [
            kind === 'store'
              ? 'طُلب بريد إلكتروني آخر لمتجرك في بوابة البائع:'
              : 'طُلب بريد إلكتروني آخر لحسابك في بوابة البائع:',
            newEmail,
            'سيحل محل هذا البريد عند تأكيده. إن كنت موافقًا فلا يلزمك أي إجراء.',
          ]
        : ['حُذف للتو البريد الإلكتروني لمتجرك في بوابة البائع.']),
      'وإلا فألغِ التغيير عبر هذا الرابط، وهو صالح 7\u00a0أيام ولمرة واحدة:',
    ],
    button: 'إلغاء التغيير',
    after: [
      kind === 'store'
        ? 'عندئذ يحتفظ المتجر بهذا البريد، وتنتهي جلسات من طلب التغيير.'
        : 'عندئذ يحتفظ حسابك بهذا البريد، وتنتهي كل جلساته، وتختار كلمة مرور جديدة.',
    ],
  }),
  en: ({ kind, newEmail }) => ({
    subject:
      kind === 'store'
        ? 'The email address of your store is changing'
        : 'The email address of your account is changing',
    greeting: 'Hello,',
    before: [
      ...(newEmail
        ? [
            kind === 'store'
              ? 'Another email address was requested for your store on the seller portal:'
              : 'Another email address was requested for your account on the seller portal:',
            newEmail,
            'It replaces this one as soon as it is confirmed. If you agree, there is nothing to do.',
          ]
        : ['The email address of your store on the seller portal was just removed.']),
      'Otherwise undo the change with this link; it is valid for 7\u00a0days and works once:',
    ],
    button: 'Undo the change',
    after: [
      kind === 'store'
        ? 'The store then keeps this address, and the sessions of the person who requested the change end.'
        : 'Your account then keeps this address, all its sessions end, and you choose a new password.',
    ],
  }),
};

/** After an undone change: the link that sets the password, because the old one no longer works. */
const emailChangeUndone: Record<Language, TextsByLanguage> = {
  fr: ({ firstName, userName }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    greeting: `Bonjour ${firstName},`,
    before: [
      `Le changement d’adresse e-mail du compte ${userName} est annulé, et toutes ses sessions sont terminées.`,
      'L’ancien mot de passe ne fonctionne plus. Choisissez-en un nouveau avec ce lien, valable une heure et une seule fois\u00a0:',
    ],
    button: 'Choisir un nouveau mot de passe',
    after: ['Plus tard, demandez un autre lien depuis la page de connexion.'],
  }),
  ar: ({ firstName, userName }) => ({
    subject: 'اختيار كلمة مرور جديدة',
    greeting: `مرحبًا ${firstName}،`,
    before: [
      `تم إلغاء تغيير البريد الإلكتروني للحساب ${userName}، وانتهت كل جلساته.`,
      'لم تعد كلمة المرور القديمة صالحة. اختر كلمة جديدة عبر هذا الرابط، وهو صالح ساعة واحدة ولمرة واحدة:',
    ],
    button: 'اختيار كلمة مرور جديدة',
    after: ['بعد ذلك اطلب رابطًا آخر من صفحة تسجيل الدخول.'],
  }),
  en: ({ firstName, userName }) => ({
    subject: 'Choose a new password',
    greeting: `Hello ${firstName},`,
    before: [
      `The change of the email address of the account ${userName} was undone, and all its sessions have ended.`,
      'The old password no longer works. Choose a new one with this link; it is valid for one hour and works once:',
    ],
    button: 'Choose a new password',
    after: ['Later, ask for another link on the sign-in page.'],
  }),
};

/** Tells an address that it was replaced by the one before. */
const emailChangeReverted: Record<Language, TextsByLanguage> = {
  fr: ({ kind }) => ({
    subject: 'Le changement d’adresse e-mail est annulé',
    greeting: 'Bonjour,',
    before: [
      kind === 'store'
        ? 'Cette adresse n’est plus celle de la boutique du portail vendeur\u00a0: le changement a été annulé depuis l’ancienne adresse.'
        : 'Cette adresse n’est plus celle du compte du portail vendeur\u00a0: le changement a été annulé depuis l’ancienne adresse.',
    ],
    after: ['Si vous n’êtes pas d’accord, adressez-vous à un administrateur de la boutique.'],
  }),
  ar: ({ kind }) => ({
    subject: 'تم إلغاء تغيير البريد الإلكتروني',
    greeting: 'مرحبًا،',
    before: [
      kind === 'store'
        ? 'لم يعد هذا البريد بريد المتجر في بوابة البائع: تم إلغاء التغيير من البريد القديم.'
        : 'لم يعد هذا البريد بريد الحساب في بوابة البائع: تم إلغاء التغيير من البريد القديم.',
    ],
    after: ['إن لم تكن موافقًا فتواصل مع أحد مديري المتجر.'],
  }),
  en: ({ kind }) => ({
    subject: 'The change of the email address was undone',
    greeting: 'Hello,',
    before: [
      kind === 'store'
        ? 'This address is no longer that of the store on the seller portal: the change was undone from the old address.'
        : 'This address is no longer that of the account on the seller portal: the change was undone from the old address.',
    ],
    after: ['If you do not agree, contact an administrator of the store.'],
  }),
};

/** The mails about changes of addresses, by template and language. */
export const emailChangeMailTexts = {
  emailChange,
  emailChangeNotice,
  emailChangeUndone,
  emailChangeReverted,
};
