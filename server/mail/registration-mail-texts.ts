import type { Language } from '#domain/format/languages';
import type { MailText } from './password-mail-texts';

type TextsByLanguage = (data: Readonly<Record<string, string>>) => MailText;

/**
 * Confirms the address of a registration. It contains nothing that the registered user typed:
 * otherwise anybody could send their own words to any address.
 */
const emailConfirmation: Record<Language, TextsByLanguage> = {
  fr: ({ code }) => ({
    subject: `${code} est votre code de confirmation`,
    greeting: 'Bonjour,',
    before: [
      'Cette adresse vient de servir à créer une boutique sur le portail vendeur. Pour la confirmer, saisissez ce code, valable 15\u00a0minutes\u00a0:',
      `${code}`,
      'Ou ouvrez ce lien, valable 24\u00a0heures, sur l’appareil de votre choix\u00a0:',
    ],
    button: 'Confirmer mon adresse',
    after: [
      'Si ce n’est pas vous, ne confirmez pas et ignorez ce message\u00a0: sans confirmation, la boutique n’ouvre pas et l’inscription est supprimée.',
    ],
  }),
  ar: ({ code }) => ({
    subject: `رمز التأكيد الخاص بك: ${code}`,
    greeting: 'مرحبًا،',
    before: [
      'استُخدم هذا البريد للتو لإنشاء متجر في بوابة البائع. لتأكيده أدخل هذا الرمز، وهو صالح 15\u00a0دقيقة:',
      `${code}`,
      'أو افتح هذا الرابط على أي جهاز، وهو صالح 24\u00a0ساعة:',
    ],
    button: 'تأكيد بريدي الإلكتروني',
    after: [
      'إن لم تكن أنت من أنشأه فلا تؤكد وتجاهل هذه الرسالة: دون تأكيد لا يُفتح المتجر ويُحذف التسجيل.',
    ],
  }),
  en: ({ code }) => ({
    subject: `${code} is your confirmation code`,
    greeting: 'Hello,',
    before: [
      'This address was just used to create a store on the seller portal. To confirm it, enter this code; it is valid for 15\u00a0minutes:',
      `${code}`,
      'Or open this link on any device; it is valid for 24\u00a0hours:',
    ],
    button: 'Confirm my address',
    after: [
      'If it was not you, do not confirm and ignore this message: without confirmation the store does not open, and the registration is deleted.',
    ],
  }),
};

/**
 * Confirms the address of a user who did not register: whom a store added, or who changed their
 * address. It contains nothing that anybody typed either.
 */
const addressConfirmation: Record<Language, TextsByLanguage> = {
  fr: ({ code }) => ({
    subject: `${code} est votre code de confirmation`,
    greeting: 'Bonjour,',
    before: [
      'Un compte du portail vendeur utilise cette adresse. Pour la confirmer, saisissez ce code, valable 15\u00a0minutes\u00a0:',
      `${code}`,
      'Ou ouvrez ce lien, valable 24\u00a0heures, sur l’appareil de votre choix\u00a0:',
    ],
    button: 'Confirmer mon adresse',
    after: [
      'Si ce compte n’est pas le vôtre, ne confirmez pas et ignorez ce message\u00a0: sans confirmation, votre adresse n’y donne aucun droit.',
    ],
  }),
  ar: ({ code }) => ({
    subject: `رمز التأكيد الخاص بك: ${code}`,
    greeting: 'مرحبًا،',
    before: [
      'يستعمل حساب في بوابة البائع هذا البريد. لتأكيده أدخل هذا الرمز، وهو صالح 15\u00a0دقيقة:',
      `${code}`,
      'أو افتح هذا الرابط على أي جهاز، وهو صالح 24\u00a0ساعة:',
    ],
    button: 'تأكيد بريدي الإلكتروني',
    after: [
      'إن لم يكن هذا الحساب حسابك فلا تؤكد وتجاهل هذه الرسالة: دون تأكيد لا يمنح بريدك أي حق فيه.',
    ],
  }),
  en: ({ code }) => ({
    subject: `${code} is your confirmation code`,
    greeting: 'Hello,',
    before: [
      'An account of the seller portal uses this address. To confirm it, enter this code; it is valid for 15\u00a0minutes:',
      `${code}`,
      'Or open this link on any device; it is valid for 24\u00a0hours:',
    ],
    button: 'Confirm my address',
    after: [
      'If the account is not yours, do not confirm and ignore this message: without confirmation your address gives no rights there.',
    ],
  }),
};

/** Sent instead of a code to an address whose account exists: only its mailbox learns of it. */
const emailTaken: Record<Language, TextsByLanguage> = {
  fr: () => ({
    subject: 'Vous avez déjà un compte',
    greeting: 'Bonjour,',
    before: [
      'Une nouvelle inscription vient d’être faite avec cette adresse, alors qu’elle a déjà un compte sur le portail vendeur. La nouvelle inscription ne peut pas être confirmée, et votre compte reste inchangé.',
      'Connectez-vous à votre compte. Si vous avez oublié votre mot de passe, demandez-en un nouveau depuis la page de connexion.',
    ],
    button: 'Se connecter',
    after: ['Si l’inscription ne vient pas de vous, vous n’avez rien à faire.'],
  }),
  ar: () => ({
    subject: 'لديك حساب بالفعل',
    greeting: 'مرحبًا،',
    before: [
      'جرى للتو تسجيل جديد بهذا البريد، وله حساب بالفعل في بوابة البائع. لا يمكن تأكيد التسجيل الجديد، ويبقى حسابك كما هو.',
      'سجّل الدخول إلى حسابك. وإن نسيت كلمة المرور فاطلب كلمة جديدة من صفحة تسجيل الدخول.',
    ],
    button: 'تسجيل الدخول',
    after: ['إن لم تكن أنت من سجّل فلا يلزمك أي إجراء.'],
  }),
  en: () => ({
    subject: 'You already have an account',
    greeting: 'Hello,',
    before: [
      'Somebody has just registered with this address, which already has an account on the seller portal. The new registration can’t be confirmed, and your account is unchanged.',
      'Sign in to your account. If you forgot your password, ask for a new one on the sign-in page.',
    ],
    button: 'Sign in',
    after: ['If it was not you who registered, there is nothing to do.'],
  }),
};

/** The mails that confirm addresses, by template and language. */
export const registrationMailTexts = { emailConfirmation, addressConfirmation, emailTaken };
