import type { clients, ShippingAddress } from '../database/schema/orders';
import { clientSearchText } from '../search/client-search-text';
import { cityId } from '../seeding/reference-rows';
import type { Random } from './random';

/** First name, last name, gender, city. */
type Person = readonly [
  firstName: string,
  lastName: string,
  gender: 'female' | 'male',
  city: string,
];

const f = 'female';
const m = 'male';

/** Invented people. A third of them have names in Arabic script. */
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
  ['مريم', 'العلوي', f, 'Casablanca'],
  ['أحمد', 'المنصوري', m, 'Rabat'],
  ['سناء', 'الوزاني', f, 'Fès'],
  ['حسن', 'الشرقاوي', m, 'Béni Mellal'],
  ['نجاة', 'التازي', f, 'Taza'],
  ['خالد', 'الحداد', m, 'Oujda'],
  ['حنان', 'بوزيدي', f, 'Salé'],
  ['مصطفى', 'الكتاني', m, 'Casablanca'],
  ['رجاء', 'القادري', f, 'Meknès'],
  ['إبراهيم', 'الصقلي', m, 'Fès'],
  ['إيمان', 'العمراني', f, 'Kénitra'],
  ['رشيد', 'بنسعيد', m, 'Safi'],
  ['زينب', 'الراشدي', f, 'Marrakech'],
  ['إدريس', 'الدكالي', m, 'El Jadida'],
  ['أسماء', 'الخالدي', f, 'Nador'],
  ['حمزة', 'لطفي', m, 'Settat'],
  ['نعيمة', 'الركراكي', f, 'Essaouira'],
  ['عمر', 'السرغيني', m, 'Mohammadia'],
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

/** The store's clients, in the order of {@link PEOPLE}. */
export function demoClients(storeId: string, random: Random, since: Date): DemoClient[] {
  return PEOPLE.map(([firstName, lastName, gender, city]) =>
    registered({
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
    }),
  );
}

/** The rows of the clients: each is a client since their first order, or since the store opened. */
export function clientRows(
  people: readonly DemoClient[],
  orders: readonly { readonly clientId: string; readonly orderDate: Date }[],
): DemoClient['row'][] {
  const first = new Map<string, Date>();
  for (const { clientId, orderDate } of orders) {
    const known = first.get(clientId);
    if (!known || orderDate < known) first.set(clientId, orderDate);
  }
  return people.map(({ row }) => {
    const since = first.get(row.id) ?? row.createdAt;
    return { ...row, createdAt: since, updatedAt: since };
  });
}
