import type { LocalizedParameter, LocalizedTemplate } from './localized-template';

/** The tour of a departure, and its begin. */
type DepartureParameters = { title: LocalizedParameter; when: LocalizedParameter };

/** The parameters of each template of {@link TOUR_TEMPLATES}. */
export interface TourParameters {
  tourBooked: DepartureParameters & { number: string; places: number };
  tourBookingCancelled: DepartureParameters & { number: string; places: number };
  departureMinimum: DepartureParameters & { booked: number };
  departureFull: DepartureParameters & { booked: number };
  departureMoved: DepartureParameters & { booked: number };
  departureCalledOff: DepartureParameters & { booked: number };
}

/** Departures of tours and their bookings. */
export const TOUR_TEMPLATES: Readonly<Record<keyof TourParameters, LocalizedTemplate>> = {
  tourBooked: {
    kind: 'order',
    severity: 'info',
    fr: ['Nouvelle réservation {number}', '{title}, {when}. Places réservées\u00a0: {places}.'],
    en: ['New booking {number}', '{title}, {when}. Places booked: {places}.'],
    ar: ['حجز جديد {number}', '{title}، {when}. الأماكن المحجوزة: {places}.'],
  },
  tourBookingCancelled: {
    kind: 'order',
    severity: 'warning',
    fr: [
      'Réservation {number} annulée',
      '{title}, {when}. Places de nouveau libres\u00a0: {places}.',
    ],
    en: ['Booking {number} cancelled', '{title}, {when}. Places free again: {places}.'],
    ar: ['تم إلغاء الحجز {number}', '{title}، {when}. الأماكن المتاحة من جديد: {places}.'],
  },
  departureMinimum: {
    kind: 'order',
    severity: 'success',
    fr: [
      'Minimum atteint\u00a0: {title}',
      'La séance du {when} a assez de participants. Places réservées\u00a0: {booked}.',
    ],
    en: [
      'Minimum reached: {title}',
      'The departure of {when} has enough guests. Places booked: {booked}.',
    ],
    ar: [
      'اكتمل الحد الأدنى: {title}',
      'للحصة ({when}) عدد كافٍ من المشاركين. الأماكن المحجوزة: {booked}.',
    ],
  },
  departureFull: {
    kind: 'order',
    severity: 'success',
    fr: [
      'Séance complète\u00a0: {title}',
      'La séance du {when} n’a plus de place. Places réservées\u00a0: {booked}.',
    ],
    en: [
      'Departure full: {title}',
      'The departure of {when} has no place left. Places booked: {booked}.',
    ],
    ar: ['حصة مكتملة: {title}', 'لم يبقَ مكان في الحصة ({when}). الأماكن المحجوزة: {booked}.'],
  },
  departureMoved: {
    kind: 'order',
    severity: 'info',
    fr: [
      'Séance déplacée\u00a0: {title}',
      'Nouvelle date\u00a0: {when}. Places réservées\u00a0: {booked}.',
    ],
    en: ['Departure moved: {title}', 'New date: {when}. Places booked: {booked}.'],
    ar: ['تم تغيير وقت الحصة: {title}', 'التاريخ الجديد: {when}. الأماكن المحجوزة: {booked}.'],
  },
  departureCalledOff: {
    kind: 'order',
    severity: 'warning',
    fr: [
      'Séance annulée\u00a0: {title}',
      'La séance du {when} n’a pas lieu. Places réservées\u00a0: {booked}.',
    ],
    en: [
      'Departure cancelled: {title}',
      'The departure of {when} does not take place. Places booked: {booked}.',
    ],
    ar: ['تم إلغاء الحصة: {title}', 'لن تُقام الحصة ({when}). الأماكن المحجوزة: {booked}.'],
  },
};
