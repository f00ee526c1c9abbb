import { offeredPaymentMethods } from '#domain/checkout/offered-payment-methods';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import { placeCart } from '../checkout/place-cart';
import { placeCartPaidByCard } from '../checkout/place-paid-cart';
import { quoteCart } from '../checkout/quote-cart';
import type { Call, ServerContext } from '../context';
import { withChatLinks } from '../conversations/chat-link';
import { type CallOf, contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { iconSvgsOf } from '../icons/icon-set';
import { type Inquiry, receiveInquiry } from '../inquiries/receive-inquiry';
import { sendQueuedMailSoon } from '../mail/mail-outbox';
import { presentPublicPost, presentPublicSummary } from '../posts/post-presentation';
import {
  countPublishedPosts,
  findPublishedPost,
  selectPublishedPosts,
} from '../posts/posts.repository';
import { consumeNetworkLimit } from '../rate-limits/network-rate-limit';
import { selectCities } from '../reference/reference.repository';
import { presentOffer, readOffer } from './offer-presentation';
import {
  countOffers,
  type OfferQuery,
  offersVersion,
  selectOfferedCategories,
  selectOffers,
} from './offered-products.query';
import { readPublicStore } from './public-store';

const byFrenchName = new Intl.Collator('fr');

/** A page of the products of all stores, cached until one of their catalogues changes. */
async function readOffers({ database: { db }, queryCache }: ServerContext, query: OfferQuery) {
  const of = { version: await offersVersion(db), storeId: '*' };
  const { page, pageSize, sort: _order, ...filters } = query;
  const [rows, total] = await Promise.all([
    queryCache({ ...of, keyParts: ['offers', query], maxRows: pageSize }, () =>
      selectOffers(db, query),
    ),
    queryCache({ ...of, keyParts: ['offers count', filters], maxRows: 1 }, () =>
      countOffers(db, query),
    ),
  ]);
  return { items: rows.map(presentOffer), total, page, pageSize };
}

/** The categories with products on sale, cached in the same way. */
async function readCategories({ database: { db }, queryCache }: ServerContext) {
  const version = await offersVersion(db);
  const asked = { version, storeId: '*', keyParts: ['offered categories'], maxRows: 200 };
  const rows = await queryCache(asked, () => selectOfferedCategories(db));
  const items = rows.map(({ rank: _rank, ...category }) => category);
  return { items, total: items.length, page: 1, pageSize: items.length };
}

async function readCities({ database }: ServerContext) {
  const all = await selectCities(database.db);
  const items = all
    .filter(({ isDeliverable }) => isDeliverable)
    .sort((one, other) => byFrenchName.compare(one.name, other.name));
  return { items, total: items.length, page: 1, pageSize: items.length };
}

async function readPosts({ database }: ServerContext, query: CallOf<'listPublicPosts'>['query']) {
  const [rows, total] = await Promise.all([
    selectPublishedPosts(database.db, query),
    countPublishedPosts(database.db),
  ]);
  const { page, pageSize } = query;
  return { items: rows.map(presentPublicSummary), total, page, pageSize };
}

async function receive(
  context: ServerContext,
  inquiry: Inquiry,
  call: Pick<Call, 'now' | 'request' | 'write'>,
) {
  const { marketplaceEmail, publicWritesPerMinute } = context.config;
  await consumeNetworkLimit(context, inquiry.kind, call, publicWritesPerMinute);
  const { now, write } = call;
  const scope = inquiry.email.trim().toLowerCase();
  const received = await write((tx) => receiveInquiry(tx, inquiry, { marketplaceEmail, now }), {
    scope,
  });
  sendQueuedMailSoon(context);
  return received;
}

async function orderCart(context: ServerContext, call: CallOf<'placeCart'>) {
  const { body, now, write } = call;
  await consumeNetworkLimit(context, 'checkout', call, context.config.publicWritesPerMinute);
  const { phoneNumber } = body.billing;
  // The payment method may differ when the request is repeated. It is still the same order.
  const { paymentMethod, cardReference: _card, ...order } = body;
  const options = {
    scope: parsePhoneNumber(phoneNumber) ?? phoneNumber,
    fingerprint: JSON.stringify(order),
  };
  const placed =
    paymentMethod === 'card'
      ? await placeCartPaidByCard(context, call, options)
      : await write((tx) => placeCart(tx, body, now), options);
  return withChatLinks(context.database.db, context.tokens, placed);
}

/**
 * The public area (specification, section 2): products on sale, articles, the cart and two forms.
 */
export function publicHandlers(context: ServerContext) {
  const { database } = context;
  return contractHandlers({
    listPublicProducts: ({ query }) => readOffers(context, query),
    getPublicProduct: async ({ params }) => {
      const offer = await readOffer(database.db, params.productId);
      if (!offer) throw notFound();
      return offer;
    },
    getPublicStore: async ({ params, now }) => {
      const store = await readPublicStore(database.db, params.storeId, now);
      if (!store) throw notFound();
      return store;
    },
    listPublicCategories: () => readCategories(context),
    listPublicCities: () => readCities(context),
    listPublicPosts: ({ query }) => readPosts(context, query),
    getPublicPost: async ({ params }) => {
      const post = await findPublishedPost(database.db, params.slug);
      if (!post) throw notFound();
      return presentPublicPost(post);
    },
    listIcons: async ({ query }) => {
      const names = [...new Set(query.icons.split(','))];
      const icons = await iconSvgsOf(names);
      const found = new Set(icons.map(({ name }) => name));
      return { icons, notFound: names.filter((name) => !found.has(name)) };
    },
    quoteCart: ({ body }) =>
      database.transaction((tx) =>
        quoteCart(tx, body, offeredPaymentMethods(context.cardProcessor !== null)),
      ),
    placeCart: (call) => orderCart(context, call),
    sendContact: (call) => receive(context, { kind: 'contact', ...call.body }, call),
    sendJoin: (call) => receive(context, { kind: 'join', ...call.body }, call),
  });
}
