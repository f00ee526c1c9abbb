import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/format/languages';
import { nameCollator } from '#domain/text/name-collation';
import { clients } from '../../../server/database/schema/orders';
import { products } from '../../../server/database/schema/products';
import { brands } from '../../../server/database/schema/reference';
import { users } from '../../../server/database/schema/stores';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const admin = await server.signIn('admin');

/** Words with accents, ligatures, capitals and hyphens, in the three languages. */
const WORDS: Record<Language, readonly string[]> = {
  fr: [
    'Théière',
    'tapis',
    'Œillet',
    'écharpe',
    'Étole',
    'bol',
    'Çà et là',
    'côte',
    'coté',
    'cote-bleue',
  ],
  en: ['Teapot', 'rug', 'Bowl', 'bow', 'Shawl', 'scarf', 'Co-op', 'coop set', 'Zellige', 'amber'],
  ar: ['إبريق', 'أركان', 'زربية', 'صابون', 'قفطان', 'آنية', 'مفرش', 'وعاء', 'بلغة', 'شال صوف'],
};

/** 200 names of a language: every word with twenty figures, so that 9 comes before 10 and 120. */
function samplesOf(language: Language): string[] {
  const sizes = [
    1, 2, 9, 10, 12, 60, 90, 99, 100, 101, 120, 150, 180, 200, 250, 500, 750, 999, 1000, 1200,
  ];
  return WORDS[language].flatMap((word) => sizes.map((size) => `${word} ${size}`));
}

/** In an order that is neither that of the names nor that of the ids. */
function shuffled<Of>(values: readonly Of[]): Of[] {
  return values
    .map((value, at) => [value, (at * 7919) % values.length] as const)
    .sort(([, one], [, other]) => one - other)
    .map(([value]) => value);
}

const NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, shuffled(samplesOf(language))]),
) as Record<Language, string[]>;

function inOrder(names: readonly string[], language: Language): string[] {
  return [...names].sort(nameCollator(language).compare);
}

describe('Order of names', () => {
  test.each(LANGUAGES)(
    'The list of products has the order of the names that are shown (%s)',
    async (language) => {
      const names = await storeProducts();
      const items = await everyPage(
        `/api/store/products/search/get/?sort=name&language=${language}`,
      );
      const shown = items.flatMap(({ code }) => names.get(String(code))?.[language] ?? []);
      expect(shown).toHaveLength(201);
      expect(shown).toEqual(inOrder(shown, language));
      const turned = await everyPage(
        `/api/store/products/search/get/?sort=-name&language=${language}`,
      );
      expect(turned.map(({ id }) => id)).toEqual(items.map(({ id }) => id).reverse());
    },
  );

  test('A product without a name in the language stands where its French name does', async () => {
    await storeProducts();
    const items = await everyPage('/api/store/products/search/get/?sort=name&language=ar');
    const at = items.findIndex(({ code }) => code === 'ORDER-LONE');
    expect(at).toBeGreaterThan(0);
    expect(items[at]).toMatchObject({ name: 'Babouche 7', nameAr: null });
  });

  test.each(LANGUAGES)(
    'Clients, users and brands have the order of the language (%s)',
    async (language) => {
      const mixed = await storePeopleAndBrands();
      const people = await everyPage(`/api/store/clients/?sort=name&language=${language}`);
      const lastNames = people
        .map(({ lastName }) => String(lastName))
        .filter((name) => mixed.has(name));
      expect(lastNames).toHaveLength(200);
      expect(lastNames).toEqual(inOrder(lastNames, language));
      const staff = await everyPage(`/api/store/users?sort=name&language=${language}`);
      const firstNames = staff
        .map(({ firstName }) => String(firstName))
        .filter((name) => mixed.has(name));
      expect(firstNames).toHaveLength(200);
      expect(firstNames).toEqual(inOrder(firstNames, language));
      const brandNames = (await everyPage(`/api/brands/?language=${language}`)).map(({ name }) =>
        String(name),
      );
      expect(brandNames).toEqual(inOrder(brandNames, language));
    },
  );
});

type Item = Record<string, unknown>;

async function everyPage(path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await admin.get(
      `${path}${path.includes('?') ? '&' : '?'}pageSize=100&page=${page}`,
    );
    items.push(...body.items);
    if (items.length >= body.total || body.items.length === 0) return items;
  }
}

let stored: Promise<Map<string, Record<Language, string>>> | undefined;

/** Stores 200 products with names in three languages and one with a French name, once. */
function storeProducts() {
  stored ??= (async () => {
    const { db } = server.database;
    const storeId = await ownStore();
    const [pattern] = await db.select().from(products).limit(1);
    if (!pattern) throw new Error('The demo store has no product.');
    const {
      sortName: _,
      sortNameFr: _fr,
      sortNameAr: _ar,
      sortNameEn: _en,
      inventoryType: _type,
      ...row
    } = pattern;
    const rows = NAMES.fr.map((name, at) => ({
      ...row,
      id: `prd_order${at}`,
      storeId,
      code: `ORDER-${at}`,
      handle: `order-${at}`,
      name,
      nameEn: NAMES.en[at] ?? null,
      nameAr: NAMES.ar[at] ?? null,
      archivedAt: null,
    }));
    const lone = {
      ...row,
      id: 'prd_lone',
      storeId,
      code: 'ORDER-LONE',
      handle: 'lone',
      archivedAt: null,
    };
    await db
      .insert(products)
      .values([...rows, { ...lone, name: 'Babouche 7', nameEn: ' ', nameAr: null }]);
    const own = rows.map(
      ({ code, name, nameEn, nameAr }) =>
        [code, { fr: name, en: nameEn ?? '', ar: nameAr ?? '' }] as const,
    );
    return new Map([
      ...own,
      ['ORDER-LONE', { fr: 'Babouche 7', en: 'Babouche 7', ar: 'Babouche 7' }] as const,
    ]);
  })();
  return stored;
}

let mixedNames: Promise<Set<string>> | undefined;

/** Stores 200 clients, users and brands with names of the three languages, once. */
function storePeopleAndBrands() {
  mixedNames ??= (async () => {
    const { db } = server.database;
    const storeId = await ownStore();
    const names = LANGUAGES.flatMap((language) => NAMES[language]).filter((_, at) => at % 3 === 0);
    await db.insert(clients).values(
      names.map((lastName, at) => ({
        id: `cli_order${at}`,
        storeId,
        firstName: 'Nour',
        lastName,
        phoneNumber: '+212661420318',
      })),
    );
    const [pattern] = await db.select().from(users).limit(1);
    if (!pattern) throw new Error('The demo store has no user.');
    await db.insert(users).values(
      names.map((firstName, at) => ({
        ...pattern,
        id: `usr_order${at}`,
        storeId,
        firstName,
        userName: `order${at}`,
        userNameKey: `order${at}`,
        email: `order${at}@exemple.ma`,
        archivedAt: null,
      })),
    );
    await db
      .insert(brands)
      .values(names.map((name, at) => ({ id: `brd_order${at}`, name, slug: `order-${at}` })));
    return new Set(names);
  })();
  return mixedNames;
}

async function ownStore(): Promise<string> {
  return (await admin.get('/api/user/')).body.store.id;
}
