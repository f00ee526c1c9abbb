import type { Language } from '../format/languages';
import type { GuestKind } from './tour-prices';

/** One guest or group of each kind, as mails and invoices name them. */
export const GUEST_KIND_WORDS: Readonly<Record<Language, Readonly<Record<GuestKind, string>>>> = {
  fr: { adult: 'Adulte', child: 'Enfant', group: 'Groupe' },
  ar: { adult: 'بالغ', child: 'طفل', group: 'مجموعة' },
  en: { adult: 'Adult', child: 'Child', group: 'Group' },
};
