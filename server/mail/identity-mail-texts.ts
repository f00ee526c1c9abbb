import type { Language } from '#domain/format/languages';
import { greeting } from './mail-greeting';
import type { MailText } from './password-mail-texts';

type TextsByLanguage = (data: Readonly<Record<string, string>>) => MailText;

/** The name before further words; nothing where the mail may not name its reader. */
function named(userName: string | undefined): string {
  return userName ? `${userName} ` : '';
}

const identityCode: Record<Language, TextsByLanguage> = {
  fr: ({ firstName, userName, provider, code }) => ({
    subject: `${code}\u00a0: votre code pour associer ${provider}`,
    greeting: greeting('fr', firstName),
    before: [
      `Saisissez ce code pour associer votre compte ${provider} à votre compte ${named(userName)}du portail vendeur. Il est valable 10\u00a0minutes\u00a0:`,
      code ?? '',
    ],
    after: [
      'Ne communiquez ce code à personne. Si la demande ne vient pas de vous, ignorez ce message\u00a0: rien n’est associé sans le code.',
    ],
  }),
  ar: ({ firstName, userName, provider, code }) => ({
    subject: `${code}: رمزك لربط حساب ${provider}`,
    greeting: greeting('ar', firstName),
    before: [
      `أدخل هذا الرمز لربط حسابك على ${provider} بحسابك ${named(userName)}في بوابة البائع. الرمز صالح 10\u00a0دقائق:`,
      code ?? '',
    ],
    after: ['لا تعطِ هذا الرمز لأحد. إن لم تطلبه فتجاهل هذه الرسالة: لا يُربط أي حساب دون الرمز.'],
  }),
  en: ({ firstName, userName, provider, code }) => ({
    subject: `${code}: your code to link ${provider}`,
    greeting: greeting('en', firstName),
    before: [
      `Enter this code to link your ${provider} account to your account ${named(userName)}on the seller portal. It is valid for 10\u00a0minutes:`,
      code ?? '',
    ],
    after: [
      'Do not give this code to anyone. If it was not you who asked, ignore this message: nothing is linked without the code.',
    ],
  }),
};

const identityLinked: Record<Language, TextsByLanguage> = {
  fr: ({ firstName, userName, provider, email }) => ({
    subject: `Votre compte ${provider} est associé`,
    greeting: greeting('fr', firstName),
    before: [
      `Le compte ${provider} ${email} vient d’être associé ${userName ? `au compte ${userName}` : 'à votre compte'}. Il permet désormais de se connecter au portail vendeur.`,
    ],
    after: [
      'Si ce n’est pas vous, dissociez-le dans les paramètres de votre compte et changez votre mot de passe.',
    ],
  }),
  ar: ({ firstName, userName, provider, email }) => ({
    subject: `تم ربط حسابك على ${provider}`,
    greeting: greeting('ar', firstName),
    before: [
      `تم للتو ربط حساب ${provider} ‏(${email}) ${userName ? `بالحساب ${userName}` : 'بحسابك'}. يمكن من الآن تسجيل الدخول به إلى بوابة البائع.`,
    ],
    after: ['إن لم تكن أنت من ربطه فألغِ الربط من إعدادات حسابك وغيّر كلمة المرور.'],
  }),
  en: ({ firstName, userName, provider, email }) => ({
    subject: `Your ${provider} account is linked`,
    greeting: greeting('en', firstName),
    before: [
      `The ${provider} account ${email} has just been linked to ${userName ? `the account ${userName}` : 'your account'}. It can now be used to sign in to the seller portal.`,
    ],
    after: ['If it was not you, unlink it in your account settings and change your password.'],
  }),
};

/** The mails about identities of providers, by template and language. */
export const identityMailTexts = { identityCode, identityLinked };
