import type { Availability, Weekday } from '#domain/stores/store-availability';
import { DEFAULT_NOTIFICATION_PREFERENCES, type ShippingRule } from '#domain/stores/store-settings';
import type { stores } from '../database/schema/stores';

type Settings = Partial<typeof stores.$inferInsert>;

function rule(region: string, fee: number | null, freeFrom: number | null): ShippingRule {
  return {
    region,
    isDelivered: true,
    fee,
    freeFrom,
  };
}

function hours(days: readonly Weekday[], opens: string, closes: string) {
  return days.map((day) => ({ day, opens, closes }));
}

const MONDAY_TO_THURSDAY = ['monday', 'tuesday', 'wednesday', 'thursday'] as const;

/** A workshop in the medina of Fès that sends to the whole country. */
export const NEJJARINE_SETTINGS: Settings = {
  juridicalName: 'Nejjarine Artisanat SARL',
  description:
    'Atelier fassi de céramique, cuir et bois de thuya. Chaque pièce est faite à la main par des maîtres artisans de la place Nejjarine.',
  email: 'contact@nejjarine.exemple.ma',
  phone: '+212535741208',
  billingAddress: '14, place Nejjarine, Fès el-Bali',
  zipcode: '30110',
  ice: '001984563000047',
  taxId: '18403527',
  rce: '48213',
  businessTaxId: '13204786',
  cnss: '4872913',
  platformIdentifier: 'MP-FES-0047',
  payment: {
    holderName: 'Nejjarine Artisanat SARL',
    bankName: 'Banque Atlas Exemple',
    rib: '007270000123456789012390',
  },
  shippingRules: [
    rule('Fès-Meknès', 2000, 30_000),
    rule('Casablanca-Settat', 3000, 60_000),
    rule('Rabat-Salé-Kénitra', 3000, 60_000),
    rule('Marrakech-Safi', null, 80_000),
    { region: 'Dakhla-Oued Ed Dahab', isDelivered: false, fee: null, freeFrom: null },
  ],
  notificationPreferences: {
    ...DEFAULT_NOTIFICATION_PREFERENCES,
    delivery: { inApp: true, email: true },
  },
  socialLinks: {
    website: 'https://nejjarine.exemple.ma',
    instagram: 'https://www.instagram.com/atelier.nejjarine',
    facebook: 'https://www.facebook.com/atelier.nejjarine',
  },
  policies: {
    returns: {
      fr: 'Retour accepté dans les 7 jours après la livraison, article intact et dans son emballage.',
      en: 'Returns are accepted within 7 days of delivery, unused and in the original packaging.',
      ar: 'يُقبل الإرجاع خلال 7 أيام من التوصيل، شرط أن يكون المنتج سليمًا وفي غلافه الأصلي.',
    },
    delivery: {
      fr: 'Préparation en 2 jours ouvrés, puis 1 à 6 jours selon la ville. Paiement à la livraison possible.',
      en: 'Ready in 2 working days, then 1 to 6 days depending on the city. Cash on delivery is possible.',
      ar: 'التحضير خلال يومي عمل، ثم من يوم إلى 6 أيام حسب المدينة. الدفع عند الاستلام ممكن.',
    },
    privacy: {
      fr: 'Vos coordonnées servent uniquement à traiter et livrer votre commande.',
      en: 'Your details are used only to handle and deliver your order.',
      ar: 'تُستعمل معلوماتك لمعالجة طلبك وتوصيله فقط.',
    },
  },
};

/**
 * A longer break on Friday noon for prayer; around Aïd al-Fitr the workshop is closed, but the
 * store accepts orders.
 */
export const NEJJARINE_AVAILABILITY: Availability = {
  weekly: [
    ...hours(MONDAY_TO_THURSDAY, '09:00', '18:30'),
    ...hours(['friday'], '09:00', '12:00'),
    ...hours(['friday'], '15:00', '18:30'),
    ...hours(['saturday'], '09:30', '14:00'),
  ],
  closures: [
    {
      from: '2027-03-09',
      to: '2027-03-12',
      acceptOrders: true,
      note: 'Aïd al-Fitr',
      noteEn: 'Eid al-Fitr',
      noteAr: 'عيد الفطر',
    },
  ],
  handlingDays: 2,
};

/** A young store in Marrakech whose settings are incomplete. */
export const ZAHRA_SETTINGS: Settings = {
  juridicalName: 'Maison Zahra SARL AU',
  description: 'Linge de maison et cosmétiques naturels de Marrakech.',
  email: 'bonjour@maison-zahra.exemple.ma',
  phone: '+212524430917',
  billingAddress: '7, derb Dabachi, Médina, Marrakech',
  zipcode: '40030',
  ice: '002715904000081',
  taxId: '25167340',
  rce: '102377',
  businessTaxId: '45301928',
  platformIdentifier: 'MP-MRK-0081',
  payment: {
    holderName: 'Maison Zahra SARL AU',
    bankName: 'Crédit Ourika Exemple',
    rib: '011450000098765432109845',
  },
  shippingRules: [rule('Marrakech-Safi', 2500, 40_000)],
  socialLinks: { instagram: 'https://www.instagram.com/maison.zahra' },
};

export const ZAHRA_AVAILABILITY: Availability = {
  weekly: hours([...MONDAY_TO_THURSDAY, 'friday', 'saturday'], '10:00', '19:00'),
  closures: [],
  handlingDays: 1,
};
