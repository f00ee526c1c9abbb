import { bidiIsolate } from '../format/bidi-isolate';
import type { Language } from '../format/languages';
import { orderReference } from '../orders/order-number';
import { localizedTitle } from '../text/localized-title';
import type { CalendarSource } from './calendar-entry';

type Words = Readonly<Record<Language, (number: string) => string>>;

const ACCEPT: Words = {
  fr: (number) => `Commande ${number} à accepter`,
  en: (number) => `Order ${number} to accept`,
  ar: (number) => `الطلب ${number} في انتظار القبول`,
};

const HAND_OVER: Words = {
  fr: (number) => `Commande ${number} à remettre au transporteur`,
  en: (number) => `Order ${number} to hand over to the carrier`,
  ar: (number) => `الطلب ${number} يجب تسليمه لشركة التوصيل`,
};

const NUMBERED: Readonly<Record<'return_deadline' | 'cancellation_deadline', Words>> = {
  return_deadline: {
    fr: (number) => `Retour de la commande ${number} : réponse attendue`,
    en: (number) => `Return of order ${number} to answer`,
    ar: (number) => `إرجاع الطلب ${number} في انتظار الرد`,
  },
  cancellation_deadline: {
    fr: (number) => `Annulation de la commande ${number} : réponse attendue`,
    en: (number) => `Cancellation of order ${number} to answer`,
    ar: (number) => `إلغاء الطلب ${number} في انتظار الرد`,
  },
};

const PAYOUT: Words = {
  fr: (number) => `Versement ${number}`,
  en: (number) => `Payout ${number}`,
  ar: (number) => `التحويل ${number}`,
};

const PICKUP: Words = {
  fr: (number) => `Ramassage ${number}`,
  en: (number) => `Pickup ${number}`,
  ar: (number) => `جمع الطرود ${number}`,
};

const INTERVIEW: Readonly<Record<Language, string>> = {
  fr: 'Entretien',
  en: 'Interview',
  ar: 'مقابلة',
};

const CLOSED: Readonly<Record<Language, string>> = {
  fr: 'Boutique fermée',
  en: 'Store closed',
  ar: 'المتجر مغلق',
};

/** Numbers and names of another direction keep theirs inside Arabic. */
function isolatedIn(text: string, language: Language): string {
  return language === 'ar' ? bidiIsolate(text) : text;
}

/** What the title of an entry is made of. */
export interface TitledEntry {
  readonly source: CalendarSource;
  readonly title?: string;
  readonly titleEn?: string | undefined;
  readonly titleAr?: string | undefined;
  readonly number?: string;
  readonly name?: string;
  readonly status?: string;
  readonly booked?: number;
  readonly maximum?: number;
}

function numberedTitle({ source, number = '', status }: TitledEntry, language: Language): string {
  if (source === 'payout') return PAYOUT[language](isolatedIn(number, language));
  if (source === 'pickup') return PICKUP[language](isolatedIn(number, language));
  const order = isolatedIn(orderReference(number), language);
  if (source === 'return_deadline' || source === 'cancellation_deadline') {
    return NUMBERED[source][language](order);
  }
  return (status === 'pending' ? ACCEPT : HAND_OVER)[language](order);
}

/**
 * The title of an entry in other calendar programs, with the client, the carrier, or the places of a
 * departure. It does not name candidates: what is known about them is erased, and other programs
 * keep what they have read.
 */
export function feedTitle(entry: TitledEntry, language: Language): string {
  const { title: name = '', titleEn = '', titleAr = '' } = entry;
  const title = localizedTitle({ title: name, titleEn, titleAr }, language);
  if (entry.source === 'departure') {
    return `${title} · ${isolatedIn(`${entry.booked ?? 0}/${entry.maximum ?? 0}`, language)}`;
  }
  if (entry.source === 'interview') return `${INTERVIEW[language]} · ${title}`;
  if (entry.title !== undefined) return title;
  if (entry.source === 'closure') return CLOSED[language];
  const numbered = numberedTitle(entry, language);
  return entry.name ? `${numbered} · ${isolatedIn(entry.name, language)}` : numbered;
}

/** The name of the calendar in other programs. */
export function feedName(storeName: string, language: Language): string {
  const words: Record<Language, string> = { fr: 'Calendrier', en: 'Calendar', ar: 'التقويم' };
  return `${isolatedIn(storeName, language)} · ${words[language]}`;
}
