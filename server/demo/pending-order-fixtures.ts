import type { OrderFixture } from './order-plan';

/** The seven pending orders of the demo store, the most urgent first. */
export const PENDING_ORDERS_NEJJARINE: readonly { minutesLeft: number; story: OrderFixture }[] = [
  {
    minutesLeft: 41,
    story: {
      client: ['Rachid', 'Amzil'],
      skus: ['BAB-CUIR-SAF-41', 'SAV-BEL-200'],
      method: 'cod',
    },
  },
  {
    minutesLeft: 176,
    story: {
      client: ['Soukaina', 'Idrissi'],
      skus: ['BOL-FES-18', 'VER-THE-6', 'THE-CIS-08'],
      method: 'cod',
      clientNote: 'C’est un cadeau, sans facture dans le colis s’il vous plaît.',
    },
  },
  {
    minutesLeft: 348,
    story: { client: ['Houda', 'Lahlou'], skus: ['FOU-SAB-180-TUR'], quantity: 2, method: 'cod' },
  },
  {
    minutesLeft: 655,
    story: {
      client: ['خديجة', 'بناني'],
      skus: ['ARG-100-BIO', 'ROS-EAU-250'],
      method: 'cod',
      clientNote: 'المرجو الاتصال قبل التوصيل.',
    },
  },
  {
    minutesLeft: 960,
    story: { client: ['Anas', 'Kabbaj'], skus: ['TAJ-TC-28', 'EPI-RAS-100'], method: 'card' },
  },
  {
    minutesLeft: 1408,
    story: { client: ['Khadija', 'Aït Lahcen'], skus: ['TAP-LAI-120'], method: 'card' },
  },
  {
    minutesLeft: 1431,
    story: { client: ['Youssef', 'El Amrani'], skus: ['ARG-100-BIO'], method: 'cod' },
  },
];

/** The pending orders of the other store. */
export const PENDING_ORDERS_ZAHRA: readonly { minutesLeft: number }[] = [
  { minutesLeft: 240 },
  { minutesLeft: 1300 },
];
