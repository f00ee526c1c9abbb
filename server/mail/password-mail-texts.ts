import type { Language } from '#domain/format/languages';
import { greeting } from './mail-greeting';
import { inSubject } from './mail-html';

/** The texts of a mail; the link is between `before` and `after`, on the button if there is one. */
export interface MailText {
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly button?: string;
  readonly after: readonly string[];
}

type TextsByLanguage = (data: Readonly<Record<string, string>>) => MailText;

const invitation: Record<Language, TextsByLanguage> = {
  fr: ({ firstName, storeName, userName }) => ({
    subject: storeName ? inSubject(`Votre accès à ${storeName}`) : 'Votre accès au portail vendeur',
    greeting: greeting('fr', firstName),
    before: [
      storeName
        ? `${storeName} vous ouvre un accès à son portail vendeur. Votre nom d’utilisateur\u00a0: ${userName}`
        : 'Une boutique de la place de marché vous ouvre un accès au portail vendeur. La page du lien indique laquelle, et votre nom d’utilisateur.',
      'Choisissez votre mot de passe avec ce lien, valable 7\u00a0jours et une seule fois\u00a0:',
    ],
    button: 'Choisir mon mot de passe',
    after: ['Si vous n’attendiez pas ce message, ignorez-le.'],
  }),
  ar: ({ firstName, storeName, userName }) => ({
    subject: storeName ? inSubject(`دعوتك إلى ${storeName}`) : 'دعوتك إلى بوابة البائع',
    greeting: greeting('ar', firstName),
    before: [
      storeName
        ? `يفتح لك ${storeName} حسابًا في بوابة البائع. اسم المستخدم: ${userName}`
        : 'يفتح لك متجر على المنصة حسابًا في بوابة البائع. تجد اسمه واسم المستخدم في صفحة الرابط.',
      'اختر كلمة المرور عبر هذا الرابط، وهو صالح 7\u00a0أيام ولمرة واحدة:',
    ],
    button: 'اختيار كلمة المرور',
    after: ['إن لم تكن تنتظر هذه الرسالة فتجاهلها.'],
  }),
  en: ({ firstName, storeName, userName }) => ({
    subject: storeName
      ? inSubject(`Your access to ${storeName}`)
      : 'Your access to the seller portal',
    greeting: greeting('en', firstName),
    before: [
      storeName
        ? `${storeName} has opened an account for you on its seller portal. Your username: ${userName}`
        : 'A store on the marketplace has opened an account for you on the seller portal. The page of the link names it, and your username.',
      'Choose your password with this link; it is valid for 7\u00a0days and works once:',
    ],
    button: 'Choose my password',
    after: ['If you did not expect this message, ignore it.'],
  }),
};

const passwordReset: Record<Language, TextsByLanguage> = {
  fr: ({ firstName, userName }) => ({
    subject: 'Choisir un nouveau mot de passe',
    greeting: greeting('fr', firstName),
    before: [
      userName
        ? `Un nouveau mot de passe a été demandé pour le compte ${userName}.`
        : 'Un nouveau mot de passe a été demandé pour votre compte.',
      'Choisissez-le avec ce lien, valable une heure et une seule fois\u00a0:',
    ],
    button: 'Choisir un nouveau mot de passe',
    after: [
      'Si la demande ne vient pas de vous, ignorez ce message\u00a0: votre mot de passe reste inchangé.',
    ],
  }),
  ar: ({ firstName, userName }) => ({
    subject: 'اختيار كلمة مرور جديدة',
    greeting: greeting('ar', firstName),
    before: [
      userName ? `تم طلب كلمة مرور جديدة للحساب ${userName}.` : 'تم طلب كلمة مرور جديدة لحسابك.',
      'اخترها عبر هذا الرابط، وهو صالح ساعة واحدة ولمرة واحدة:',
    ],
    button: 'اختيار كلمة مرور جديدة',
    after: ['إن لم تطلب ذلك فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.'],
  }),
  en: ({ firstName, userName }) => ({
    subject: 'Choose a new password',
    greeting: greeting('en', firstName),
    before: [
      userName
        ? `A new password was requested for the account ${userName}.`
        : 'A new password was requested for your account.',
      'Choose it with this link; it is valid for one hour and works once:',
    ],
    button: 'Choose a new password',
    after: ['If it was not you who asked, ignore this message: your password stays as it is.'],
  }),
};

const passwordChanged: Record<Language, TextsByLanguage> = {
  fr: ({ firstName, userName }) => ({
    subject: 'Votre mot de passe a changé',
    greeting: greeting('fr', firstName),
    before: [
      userName
        ? `Le mot de passe du compte ${userName} vient d’être changé.`
        : 'Le mot de passe de votre compte vient d’être changé.',
    ],
    after: [
      'Si ce n’est pas vous, demandez un nouveau mot de passe depuis la page de connexion et prévenez l’administrateur de votre boutique.',
    ],
  }),
  ar: ({ firstName, userName }) => ({
    subject: 'تم تغيير كلمة المرور',
    greeting: greeting('ar', firstName),
    before: [
      userName ? `تم للتو تغيير كلمة مرور الحساب ${userName}.` : 'تم للتو تغيير كلمة مرور حسابك.',
    ],
    after: ['إن لم تكن أنت من غيّرها فاطلب كلمة مرور جديدة من صفحة تسجيل الدخول وأخبر مدير متجرك.'],
  }),
  en: ({ firstName, userName }) => ({
    subject: 'Your password has changed',
    greeting: greeting('en', firstName),
    before: [
      userName
        ? `The password of the account ${userName} has just been changed.`
        : 'The password of your account has just been changed.',
    ],
    after: [
      'If it was not you, ask for a new password on the sign-in page and tell your store’s administrator.',
    ],
  }),
};

/** The mails about passwords, by template and language. */
export const passwordMailTexts = { invitation, passwordReset, passwordChanged };
