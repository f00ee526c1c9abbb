import type { clients, ShippingAddress } from '../database/schema/orders';
import { clientSearchText } from '../search/client-search-text';
import { cityId } from '../seeding/reference-rows';
import { moreArabicPeople, morePeople } from './more-people';
import type { Random } from './random';

/** First name, last name, gender, city. */
export type Person = readonly [
  firstName: string,
  lastName: string,
  gender: 'female' | 'male',
  city: string,
];

const f = 'female';
const m = 'male';

/** Invented people. Some have names in Arabic script. */
const PEOPLE: readonly Person[] = [
  ['Rachid', 'Amzil', m, 'Ouarzazate'],
  ['Soukaina', 'Idrissi', f, 'Tétouan'],
  ['Khadija', 'Aït Lahcen', f, 'Agadir'],
  ['Youssef', 'El Amrani', m, 'Casablanca'],
  ['Imane', 'Chraïbi', f, 'Rabat'],
  ['Mehdi', 'Berrada', m, 'Fès'],
  ['Hamza', 'Ouazzani', m, 'Tanger'],
  ['Zineb', 'Alaoui', f, 'Marrakech'],
  ['Omar', 'Benjelloun', m, 'Oujda'],
  ['Nadia', 'El Fassi', f, 'Meknès'],
  ['Houda', 'Lahlou', f, 'Casablanca'],
  ['Anas', 'Kabbaj', m, 'Casablanca'],
  ['Ghita', 'Sqalli', f, 'Fès'],
  ['Ilyas', 'Bouzidi', m, 'Salé'],
  ['Meryem', 'Tahiri', f, 'Kénitra'],
  ['Driss', 'Mansouri', m, 'Béni Mellal'],
  ['Hanane', 'Ziani', f, 'Nador'],
  ['Ayoub', 'El Khattabi', m, 'Al Hoceïma'],
  ['Salma', 'Naciri', f, 'Mohammadia'],
  ['Badr', 'Cherkaoui', m, 'El Jadida'],
  ['Loubna', 'Filali', f, 'Rabat'],
  ['Reda', 'Bensouda', m, 'Casablanca'],
  ['Fatima Zahra', 'Ouali', f, 'Settat'],
  ['Karim', 'Haddad', m, 'Safi'],
  ['Asmaa', 'Benkirane', f, 'Témara'],
  ['Othmane', 'Lamrani', m, 'Marrakech'],
  ['Sara', 'Bennis', f, 'Casablanca'],
  ['Hicham', 'Zerouali', m, 'Taza'],
  ['Wafae', 'Amrani', f, 'Larache'],
  ['Nabil', 'Sabri', m, 'Khouribga'],
  ['Latifa', 'Oubella', f, 'Tiznit'],
  ['Abdelilah', 'Mernissi', m, 'Fès'],
  ['Chaimae', 'Rhazi', f, 'Agadir'],
  ['Mounir', 'Skalli', m, 'Ifrane'],
  ['Samira', 'El Idrissi', f, 'Chefchaouen'],
  ['Tarik', 'Bouhaddou', m, 'Errachidia'],
  ['Hajar', 'Belkadi', f, 'Berkane'],
  ['Jalal', 'Tazi', m, 'Rabat'],
  ['Naïma', 'Ouhssine', f, 'Essaouira'],
  ['Adil', 'Moussaoui', m, 'Khémisset'],
  ['Kawtar', 'Benchekroun', f, 'Casablanca'],
  ['Said', 'Aït Taleb', m, 'Taroudannt'],
  ['Btissam', 'El Harti', f, 'Guelmim'],
  ['Zakaria', 'Fassi Fihri', m, 'Rabat'],
  ['Amal', 'Lazrak', f, 'Meknès'],
  ['خديجة', 'بناني', f, 'Fès'],
  ['عبد الرحيم', 'الإدريسي', m, 'Tanger'],
  ['فاطمة', 'الزهراوي', f, 'Marrakech'],
  ['محمد', 'أوبلا', m, 'Agadir'],
  ['سعاد', 'العلمي', f, 'Tétouan'],
  ['يونس', 'برادة', m, 'Casablanca'],
  ['Leïla', 'Guessous', f, 'Bouskoura'],
  ['Walid', 'Jebari', m, 'Laayoune'],
  ['Ikram', 'Daoudi', f, 'Oulad Teïma'],
  ['Simo', 'Kettani', m, 'Casablanca'],
];

const STREETS = [
  'rue Sidi Mandri',
  'avenue Hassan II',
  'boulevard Mohammed V',
  'rue Al Qods',
  'avenue des FAR',
  'derb El Miter',
  'rue Ibn Khaldoun',
  'hay Salam',
  'lotissement Al Firdaous',
  'boulevard Zerktouni',
] as const;

const ARABIC_STREETS = [
  'شارع الحسن الثاني',
  'شارع محمد الخامس',
  'زنقة القدس',
  'حي السلام',
  'درب السلطان',
  'تجزئة الفردوس',
  'زنقة ابن خلدون',
  'شارع الجيش الملكي',
  'حي النهضة',
] as const;

const ARABIC = /\p{Script=Arabic}/u;

/** An address in the script of the client's name. */
function addressOf(firstName: string, random: Random): ShippingAddress {
  const [streets, flat, comma] = ARABIC.test(firstName)
    ? [ARABIC_STREETS, 'شقة', '،']
    : [STREETS, 'Appt', ','];
  return {
    line1: `${random.between(1, 180)}${comma} ${random.pick<string>(streets)}`,
    line2: random.chance(0.4) ? `${flat} ${random.between(1, 24)}` : null,
    zipcode: String(random.between(10, 93) * 1000),
  };
}

const ASCII_ONLY = /^[a-z0-9.]+$/;

function emailOf(firstName: string, lastName: string): string | null {
  const name = `${firstName[0] ?? ''}.${lastName}`
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mn}\s]/gu, '');
  return ASCII_ONLY.test(name) ? `${name}@exemple.ma` : null;
}

/** A client of the demo with the address parcels go to. */
export interface DemoClient {
  readonly row: typeof clients.$inferInsert;
  readonly cityId: string;
  readonly city: string;
  readonly address: ShippingAddress;
  /** They do not order earlier. */
  readonly since: Date;
}

/** A person with the additional data of a client's record. */
function registered({ row, ...place }: DemoClient): DemoClient {
  return {
    ...place,
    row: {
      ...row,
      addresses: [{ ...place.address, cityId: place.cityId }],
      searchText: clientSearchText({ ...row, email: row.email ?? null, ice: null }),
    },
  };
}

/** The clients of a demo store and their first days. */
interface ClientPlan {
  /** When the store opened. */
  readonly openedAt: Date;
  readonly now: Date;
  /** Number of clients besides the named ones, who come one by one until now. */
  readonly more?: number;
}

/** Of eight of the other clients, three write their names in Arabic. */
const ARABIC_PLACES: ReadonlySet<number> = new Set([0, 3, 6]);

function otherPeople(count: number): Person[] {
  return Array.from({ length: count }, (_, index) =>
    ARABIC_PLACES.has(index % 8) ? moreArabicPeople(index) : morePeople(index),
  );
}

/** This share of the other clients may order from the first day on. */
const FIRST_SHARE = 0.5;

/** The store's clients: the named ones in the order of {@link PEOPLE}, then the others. */
export function demoClients(
  storeId: string,
  random: Random,
  { openedAt, now, more = 0 }: ClientPlan,
): DemoClient[] {
  const age = now.getTime() - openedAt.getTime();
  return [...PEOPLE, ...otherPeople(more)].map(([firstName, lastName, gender, city], index) => {
    const place = (index - PEOPLE.length) / Math.max(1, more);
    const since = new Date(openedAt.getTime() + age * Math.max(0, place - FIRST_SHARE));
    return registered({
      row: {
        id: random.id('cli'),
        storeId,
        firstName,
        lastName,
        phoneNumber: `+2126${random.between(10_000_000, 99_999_999)}`,
        email: random.chance(0.8) ? emailOf(firstName, lastName) : null,
        gender: random.chance(0.85) ? gender : null,
        createdAt: since,
        updatedAt: since,
      },
      cityId: cityId(city),
      city,
      address: addressOf(firstName, random),
      since,
    });
  });
}

/** How often an order is one of a named client. */
const NAMED_SHARE = 0.25;

/** A client who was known to the store at an instant. */
export function knownClient(clients: readonly DemoClient[], at: Date, random: Random): DemoClient {
  const isNamed = random.chance(NAMED_SHARE);
  const known = clients.filter(({ since }) => since <= at);
  return random.pick(isNamed ? known.slice(0, PEOPLE.length) : known);
}

/**
 * Dates each client by their first order. Leaves out those who never ordered, except the named
 * ones.
 * @param ordered when each client ordered first, by id
 */
export function datedByOrders(
  clients: readonly DemoClient[],
  ordered: ReadonlyMap<string, Date>,
): (typeof clients)[number]['row'][] {
  return clients.flatMap(({ row }, index) => {
    const first = ordered.get(row.id);
    if (!first) return index < PEOPLE.length ? [row] : [];
    return [{ ...row, createdAt: first, updatedAt: first }];
  });
}
