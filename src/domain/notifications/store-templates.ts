import type { LocalizedParameter, LocalizedTemplate } from './localized-template';

/** The parameters of each template of {@link STORE_TEMPLATES}. */
export interface StoreParameters {
  storeApproved: { name: string };
  taskAssigned: { title: string; by: string };
  taskMentioned: { title: string; by: string };
  taskOverdue: { title: string };
  candidacyReceived: { title: string };
  interviewChosen: { title: string; when: LocalizedParameter };
  candidacyWithdrawn: { title: string };
  conversationAssigned: { subject: string; by: string };
  conversationMentioned: { subject: string; by: string };
  messageBounced: { subject: string; recipient: string };
  /** The candidate is not named: a notification is kept longer than an application. */
  candidateMessageBounced: { subject: string };
  eventReminder: { title: string; when: LocalizedParameter };
}

/** The store and the work of its users: tasks, candidacies, conversations, events of the calendar. */
export const STORE_TEMPLATES: Readonly<Record<keyof StoreParameters, LocalizedTemplate>> = {
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
};
