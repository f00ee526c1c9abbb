import type { Language } from '#domain/format/languages';
import { GUEST_KIND_WORDS } from '#domain/tours/guest-kind-words';
import type { GuestKind } from '#domain/tours/tour-prices';
import type { TourMailKind } from './tour-mail-kinds';

/** All texts of the mails to guests of tours in one language. */
export interface TourMailTexts {
  readonly greeting: (guest: string) => string;
  readonly subjects: Readonly<Record<TourMailKind, string>>;
  /** What happened, with the tour and its store. */
  readonly about: Readonly<Record<TourMailKind, (tour: string, store: string) => string>>;
  /** After the store moved the departure: until when a cancellation refunds everything. */
  readonly freeUntil: (when: string) => string;
  readonly showTicket: string;
  readonly payOnTheSpot: string;
  /** The link to the page; null for a mail without one. */
  readonly links: Readonly<Record<TourMailKind, string | null>>;
  readonly kinds: Readonly<Record<GuestKind, string>>;
  /** Between a label and its value, and between the parts of a value. */
  readonly colon: string;
  readonly comma: string;
  readonly tour: string;
  readonly startsAt: string;
  /** The date and time before a move. */
  readonly before: string;
  readonly address: string;
  readonly guests: string;
  readonly number: string;
  readonly total: string;
  readonly refund: string;
  readonly ticket: string;
  readonly expiresAt: string;
}

export const tourMailTexts: Readonly<Record<Language, TourMailTexts>> = {
  fr: {
    greeting: (guest) => `Bonjour ${guest},`,
    subjects: {
      ticket: 'Votre billet',
      moved: 'Votre nouvelle date',
      cancelled: 'Réservation annulée',
      calledOff: 'Séance annulée',
      offer: 'Des places se libèrent',
      lapsed: 'Liste d’attente close',
      waitingMoved: 'Nouvelle date de la séance',
    },
    about: {
      ticket: (tour, store) => `Votre réservation chez ${store} est enregistrée\u00a0: ${tour}.`,
      moved: (tour, store) => `${store} a déplacé votre réservation\u00a0: ${tour}.`,
      cancelled: (tour, store) => `Votre réservation chez ${store} est annulée\u00a0: ${tour}.`,
      calledOff: (tour, store) =>
        `${store} a dû annuler cette séance\u00a0: ${tour}. Vous ne payez rien\u00a0; ce qui a été payé vous est remboursé.`,
      offer: (tour, store) =>
        `Des places se sont libérées chez ${store}\u00a0: ${tour}. Elles vous sont réservées jusqu’à l’heure indiquée.`,
      lapsed: (tour, store) =>
        `Aucune place ne s’est libérée à temps chez ${store}\u00a0: ${tour}.`,
      waitingMoved: (tour, store) =>
        `${store} a déplacé la séance pour laquelle vous attendez des places\u00a0: ${tour}. Vous restez sur la liste d’attente.`,
    },
    freeUntil: (when) =>
      `Si cette date ne vous convient pas, annulez jusqu’au ${when}\u00a0: tout ce que vous avez payé vous est remboursé.`,
    showTicket: 'Présentez ce billet à votre arrivée, sur votre téléphone ou imprimé.',
    payOnTheSpot: 'Vous payez sur place.',
    links: {
      ticket: 'Voir ou annuler la réservation',
      moved: 'Voir ou annuler la réservation',
      cancelled: 'Voir la réservation',
      calledOff: null,
      offer: 'Accepter ou laisser les places',
      lapsed: null,
      waitingMoved: 'Voir ou quitter la liste d’attente',
    },
    kinds: GUEST_KIND_WORDS.fr,
    colon: '\u00a0: ',
    comma: ', ',
    tour: 'Visite',
    startsAt: 'Date et heure',
    before: 'Au lieu du',
    address: 'Adresse',
    guests: 'Participants',
    number: 'Réservation',
    total: 'Total',
    refund: 'Remboursement',
    ticket: 'Billet',
    expiresAt: 'Jusqu’au',
  },
  ar: {
    greeting: (guest) => `مرحبًا ${guest}،`,
    subjects: {
      ticket: 'تذكرتك',
      moved: 'تاريخ جديد لحجزك',
      cancelled: 'إلغاء الحجز',
      calledOff: 'إلغاء الحصة',
      offer: 'أماكن متاحة لك',
      lapsed: 'إغلاق قائمة الانتظار',
      waitingMoved: 'تاريخ جديد للحصة',
    },
    about: {
      ticket: (tour, store) => `تم تسجيل حجزك لدى ${store}: ${tour}.`,
      moved: (tour, store) => `غيّر ${store} تاريخ حجزك: ${tour}.`,
      cancelled: (tour, store) => `تم إلغاء حجزك لدى ${store}: ${tour}.`,
      calledOff: (tour, store) =>
        `اضطر ${store} إلى إلغاء هذه الحصة: ${tour}. لن تدفع شيئًا، ويُردّ إليك ما دفعته.`,
      offer: (tour, store) =>
        `أصبحت أماكن متاحة لدى ${store}: ${tour}. وهي محجوزة لك إلى الساعة المذكورة.`,
      lapsed: (tour, store) => `لم تتوفر أماكن في الوقت المناسب لدى ${store}: ${tour}.`,
      waitingMoved: (tour, store) =>
        `غيّر ${store} تاريخ الحصة التي تنتظر فيها أماكن: ${tour}. وتبقى في قائمة الانتظار.`,
    },
    freeUntil: (when) =>
      `إذا لم يناسبك هذا التاريخ، فألغِ الحجز إلى غاية ${when}: يُردّ إليك كل ما دفعته.`,
    showTicket: 'قدّم هذه التذكرة عند وصولك، على هاتفك أو مطبوعة.',
    payOnTheSpot: 'الدفع في عين المكان.',
    links: {
      ticket: 'عرض الحجز أو إلغاؤه',
      moved: 'عرض الحجز أو إلغاؤه',
      cancelled: 'عرض الحجز',
      calledOff: null,
      offer: 'قبول الأماكن أو تركها',
      lapsed: null,
      waitingMoved: 'عرض قائمة الانتظار أو مغادرتها',
    },
    kinds: GUEST_KIND_WORDS.ar,
    colon: ': ',
    comma: '، ',
    tour: 'الزيارة',
    startsAt: 'التاريخ والساعة',
    before: 'بدلًا من',
    address: 'العنوان',
    guests: 'المشاركون',
    number: 'الحجز',
    total: 'المجموع',
    refund: 'المبلغ المردود',
    ticket: 'التذكرة',
    expiresAt: 'إلى غاية',
  },
  en: {
    greeting: (guest) => `Hello ${guest},`,
    subjects: {
      ticket: 'Your ticket',
      moved: 'Your new date',
      cancelled: 'Booking cancelled',
      calledOff: 'Departure cancelled',
      offer: 'Places are free',
      lapsed: 'Waiting list closed',
      waitingMoved: 'New date of the departure',
    },
    about: {
      ticket: (tour, store) => `Your booking with ${store} is made: ${tour}.`,
      moved: (tour, store) => `${store} moved your booking: ${tour}.`,
      cancelled: (tour, store) => `Your booking with ${store} is cancelled: ${tour}.`,
      calledOff: (tour, store) =>
        `${store} had to cancel this departure: ${tour}. You pay nothing, and what was paid is refunded.`,
      offer: (tour, store) =>
        `Places are free with ${store}: ${tour}. They are kept for you until the time below.`,
      lapsed: (tour, store) => `No places became free in time with ${store}: ${tour}.`,
      waitingMoved: (tour, store) =>
        `${store} moved the departure for whose places you wait: ${tour}. You stay on the waiting list.`,
    },
    freeUntil: (when) =>
      `If this date does not suit you, cancel until ${when}: everything that you paid is refunded.`,
    showTicket: 'Show this ticket when you arrive, on your phone or printed.',
    payOnTheSpot: 'You pay on the spot.',
    links: {
      ticket: 'See or cancel the booking',
      moved: 'See or cancel the booking',
      cancelled: 'See the booking',
      calledOff: null,
      offer: 'Accept or leave the places',
      lapsed: null,
      waitingMoved: 'See or leave the waiting list',
    },
    kinds: GUEST_KIND_WORDS.en,
    colon: ': ',
    comma: ', ',
    tour: 'Tour',
    startsAt: 'Date and time',
    before: 'Instead of',
    address: 'Address',
    guests: 'Guests',
    number: 'Booking',
    total: 'Total',
    refund: 'Refund',
    ticket: 'Ticket',
    expiresAt: 'Until',
  },
};
