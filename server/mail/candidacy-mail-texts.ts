import type { Language } from '#domain/format/languages';
import { greeting } from './mail-greeting';
import { inSubject } from './mail-html';
import type { MailText } from './password-mail-texts';

type TextsByLanguage = (data: Readonly<Record<string, string>>) => MailText;

/**
 * Confirms an application, with the link with which the candidate follows it. It contains nothing that
 * the sender of the form typed: otherwise anybody could send their own words to any address.
 */
const applicationReceived: Record<Language, TextsByLanguage> = {
  fr: ({ title = '', storeName = '' }) => ({
    subject: inSubject(`Votre candidature\u00a0: ${title}`),
    greeting: greeting('fr'),
    before: [
      `${storeName} a bien reçu votre candidature pour l’offre «\u00a0${title}\u00a0».`,
      'Ce lien personnel vous permet de la suivre, de choisir l’heure d’un entretien ou de la retirer\u00a0:',
    ],
    button: 'Suivre ma candidature',
    after: [
      'Votre dossier est effacé six mois après la fin de la candidature, douze mois après son envoi au plus tard.',
      'Si vous n’avez pas postulé, ouvrez le lien et retirez la candidature.',
    ],
  }),
  ar: ({ title = '', storeName = '' }) => ({
    subject: inSubject(`طلب ترشحك: ${title}`),
    greeting: greeting('ar'),
    before: [
      `توصل ${storeName} بطلب ترشحك لعرض الشغل «${title}».`,
      'بهذا الرابط الشخصي يمكنك تتبع طلبك واختيار وقت المقابلة أو سحب الطلب:',
    ],
    button: 'تتبع طلبي',
    after: [
      'يُمحى ملفك بعد ستة أشهر من انتهاء الترشح، وبعد اثني عشر شهرًا من إرساله على الأكثر.',
      'إن لم تكن أنت من ترشح، فافتح الرابط واسحب الطلب.',
    ],
  }),
  en: ({ title = '', storeName = '' }) => ({
    subject: inSubject(`Your application: ${title}`),
    greeting: greeting('en'),
    before: [
      `${storeName} has received your application for “${title}”.`,
      'With this personal link you can follow it, choose the time of an interview, or withdraw it:',
    ],
    button: 'Follow my application',
    after: [
      'Your file is erased six months after the end of the application, and twelve months after you sent it at the latest.',
      'If you have not applied, open the link and withdraw the application.',
    ],
  }),
};

/** Asks a candidate to choose the slot of their interview. */
const interviewInvitation: Record<Language, TextsByLanguage> = {
  fr: ({ title = '', storeName = '' }) => ({
    subject: inSubject(`Entretien\u00a0: ${title}`),
    greeting: greeting('fr'),
    before: [
      `${storeName} souhaite vous rencontrer pour l’offre «\u00a0${title}\u00a0».`,
      'Choisissez l’heure qui vous convient avec ce lien\u00a0:',
    ],
    button: 'Choisir un créneau',
    after: ['Vous pouvez changer de créneau jusqu’à douze heures avant l’entretien.'],
  }),
  ar: ({ title = '', storeName = '' }) => ({
    subject: inSubject(`مقابلة: ${title}`),
    greeting: greeting('ar'),
    before: [
      `يرغب ${storeName} في لقائك بشأن عرض الشغل «${title}».`,
      'اختر الوقت الذي يناسبك بهذا الرابط:',
    ],
    button: 'اختيار الموعد',
    after: ['يمكنك تغيير الموعد إلى غاية اثنتي عشرة ساعة قبل المقابلة.'],
  }),
  en: ({ title = '', storeName = '' }) => ({
    subject: inSubject(`Interview: ${title}`),
    greeting: greeting('en'),
    before: [
      `${storeName} would like to meet you about “${title}”.`,
      'Choose the time that suits you with this link:',
    ],
    button: 'Choose a slot',
    after: ['You can choose another slot until twelve hours before the interview.'],
  }),
};

/** What an invitation says, as a message of the conversation with the candidate: without the link. */
export function invitationText(
  language: Language,
  data: Readonly<Record<'title' | 'storeName', string>>,
): string {
  const [words = ''] = interviewInvitation[language](data).before;
  return words;
}

/** The answer of the store with a refusal, in its own words. */
const candidacyAnswer: Record<Language, TextsByLanguage> = {
  fr: ({ title = '', storeName = '', answer = '' }) => ({
    subject: inSubject(`Réponse à votre candidature\u00a0: ${title}`),
    greeting: greeting('fr'),
    before: answer.split(/\n{2,}/),
    button: 'Voir ma candidature',
    after: [storeName, 'Votre dossier est effacé dans six mois.'],
  }),
  ar: ({ title = '', storeName = '', answer = '' }) => ({
    subject: inSubject(`جواب على طلب ترشحك: ${title}`),
    greeting: greeting('ar'),
    before: answer.split(/\n{2,}/),
    button: 'عرض طلبي',
    after: [storeName, 'يُمحى ملفك بعد ستة أشهر.'],
  }),
  en: ({ title = '', storeName = '', answer = '' }) => ({
    subject: inSubject(`Answer to your application: ${title}`),
    greeting: greeting('en'),
    before: answer.split(/\n{2,}/),
    button: 'See my application',
    after: [storeName, 'Your file is erased in six months.'],
  }),
};

/** The mails to candidates, by template and language. */
export const candidacyMailTexts = { applicationReceived, interviewInvitation, candidacyAnswer };
