import { eq, sql } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import { conversationMessages, conversations } from '../../../server/database/schema/conversations';
import { media } from '../../../server/database/schema/media';
import { notifications } from '../../../server/database/schema/notifications';
import { clients, orderItems, orders } from '../../../server/database/schema/orders';
import { payments } from '../../../server/database/schema/payments';
import { posts } from '../../../server/database/schema/posts';
import { products } from '../../../server/database/schema/products';
import { cities } from '../../../server/database/schema/reference';
import { users } from '../../../server/database/schema/stores';
import { tours } from '../../../server/database/schema/tours';
import { vacancies } from '../../../server/database/schema/vacancies';
import { issueInvoiceForOrder } from '../../../server/invoicing/invoice-issue';
import { receiveChat, receiveLetter } from './conversations';
import { holdPayout, sellLastWeek } from './payouts';
import { createPost } from './posts';
import { askForCancellation, askForReturn } from './requests';
import type { JourneyStore } from './store';
import { addTaskLists } from './tasks';
import { bookDeparture, createTour, planDeparture } from './tours';
import { addVacancy } from './vacancies';

const WORDS = [
  'Abdelmouttalib',
  'محمد عبد الرحمان',
  'Benchekroun-Filali',
  'السرغيني',
  '120 × 180 cm',
];

/** A text of this length, in Latin and Arabic letters. */
export function longText(length: number, start = 0): string {
  let text = '';
  for (let at = start; text.length < length; at += 1) text += `${WORDS[at % WORDS.length]} `;
  return text.slice(0, length).trim().padEnd(length, 'a');
}

/** The longest amount of an order that the tables must show, in centimes. */
const LARGEST_TOTAL = 99_999_999;
/** Without a place to break. */
const ONE_WORD = 'Benabdelhafidouchekroun';

/**
 * A record for each list of the store, with names, titles and texts of the greatest length that the
 * contract allows: some of one word, some in Latin and Arabic letters.
 */
export async function fillWithLongValues(store: JourneyStore): Promise<void> {
  await createRecords(store);
  const { id: orderId } = await store.place({ status: 'delivered', total: LARGEST_TOTAL });
  await lengthenSales(store);
  const { database, clock } = store.backend;
  // With the long name of its client: what is issued never changes.
  await database.transaction((tx) => issueInvoiceForOrder(tx, { orderId, now: clock.now() }));
  await lengthenTexts(store);
  await lengthenStaff(store);
}

async function createRecords(store: JourneyStore): Promise<void> {
  for (const status of ['pending', 'confirmed', 'ready', 'shipped', 'delivered'] as const) {
    await store.place({ status, total: LARGEST_TOTAL, paymentMethod: 'card' });
  }
  await store.place({ status: 'cancelled' });
  await askForReturn(store);
  await askForCancellation(store, 'confirmed');
  await holdPayout(store, (await sellLastWeek(store)).payoutId ?? '');
  await createPost(store, 'published');
  const { id: tourId } = await createTour(store, 'published');
  await bookDeparture(store, await planDeparture(store, tourId));
  await addVacancy(store);
  await receiveLetter(store, { body: longText(4000) });
  await receiveChat(store);
  await addTaskLists(store, { [longText(80)]: [longText(200), longText(200, 1)] });
}

/** Clients, their orders and what is sold. */
async function lengthenSales({ backend: { database }, id }: JourneyStore): Promise<void> {
  const { db } = database;
  const rows = await db.select({ id: clients.id }).from(clients).where(eq(clients.storeId, id));
  const cityId = await longestCity(db);
  for (const [at, { id: clientId }] of rows.entries()) {
    const isOneWord = at % 3 === 2;
    await db
      .update(clients)
      .set({
        firstName: isOneWord ? longText(20) : longText(80, at),
        lastName: isOneWord ? ONE_WORD.repeat(4).slice(0, 80) : longText(80, at + 1),
        addresses: [{ line1: longText(200), line2: longText(200), zipcode: '1234567890', cityId }],
      })
      .where(eq(clients.id, clientId));
  }
  const externalNumber = 'W'.repeat(80);
  await db.update(orders).set({ cityId, externalNumber }).where(eq(orders.storeId, id));
  const name = { name: longText(255), nameEn: longText(255, 1), nameAr: longText(255, 3) };
  await db
    .update(products)
    .set({ ...name, code: 'W'.repeat(64) })
    .where(eq(products.storeId, id));
  await db
    .update(orderItems)
    .set({ name: name.name })
    .where(sql`${orderItems.orderId} in (select id from orders where store_id = ${id})`);
  await db
    .update(payments)
    .set({ reference: 'W'.repeat(80) })
    .where(eq(payments.storeId, id));
}

/** The longest of the towns: they are the reference's, no seller writes one. */
async function longestCity(db: JourneyStore['backend']['database']['db']): Promise<string> {
  const [city] = await db
    .select({ id: cities.id })
    .from(cities)
    .orderBy(sql`length(${cities.name}) desc`)
    .limit(1);
  return city?.id ?? '';
}

/** Articles, tours, vacancies, pictures and letters. */
async function lengthenTexts({ backend: { database }, id }: JourneyStore): Promise<void> {
  const { db } = database;
  const titles = { title: longText(160), titleEn: longText(160, 1), titleAr: longText(160, 3) };
  await db
    .update(posts)
    .set({ ...titles, slug: sql`rpad(${posts.slug}, 200, '-titre-de-un-article')` })
    .where(eq(posts.storeId, id));
  await db.update(tours).set(titles).where(eq(tours.storeId, id));
  const shorter = { title: longText(120), titleEn: longText(120, 1), titleAr: longText(120, 3) };
  await db.update(vacancies).set(shorter).where(eq(vacancies.storeId, id));
  const file = { fileName: `${'photo-de-plat'.repeat(18)}.png`, folder: longText(200) };
  await db.update(media).set(file).where(eq(media.storeId, id));
  await db
    .update(conversations)
    .set({ subject: longText(200) })
    .where(eq(conversations.storeId, id));
  await db
    .update(conversationMessages)
    .set({ authorName: longText(120) })
    .where(eq(conversationMessages.storeId, id));
}

/** Users of the store, and a notification of each of them. */
async function lengthenStaff({ backend: { database }, id }: JourneyStore): Promise<void> {
  const { db } = database;
  await db
    .update(users)
    .set({
      firstName: longText(100),
      lastName: longText(100, 1),
      email: sql`${users.userName} || ${`@${'atelier-de-poterie.'.repeat(10)}exemple.ma`}`,
      phoneNumber: '+212661204417',
    })
    .where(eq(users.storeId, id));
  const staff = await db.select({ id: users.id }).from(users).where(eq(users.storeId, id));
  const title = longText(200);
  const body = longText(400);
  const text = { title, titleEn: title, titleAr: title, body, bodyEn: body, bodyAr: body };
  await db.insert(notifications).values(
    staff.map(({ id: userId }) => ({
      id: newId('ntf'),
      storeId: id,
      userId,
      kind: 'order' as const,
      severity: 'info' as const,
      createdAt: new Date(),
      ...text,
    })),
  );
}
