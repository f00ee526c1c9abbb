/**
 * The requests to the server under load, each with its limit in milliseconds at the 95th
 * percentile.
 */

const WORDS = ['babouches', 'argan', 'tapis', 'زربية', 'theiere', 'charge 0042', 'savon safi'];
/** One for each kind of product of the imported file. */
const FREQUENT_WORDS = ['ceramique', 'babouches', 'argan', 'زربية', 'teapot', 'savon', 'lanterne'];
/** Names, parts of numbers and of phones, as sellers search for orders. */
const ORDER_SEARCHES = [
  'alami',
  'Bennani',
  'fatima zahra',
  '1044',
  '0661',
  'السباعي',
  'tazi hajar',
];
/** The views of the inbox, and what sellers look for in it: common words, names, and rare numbers. */
const INBOX_VIEWS = [
  '',
  'status=new',
  'status=open',
  'kind=mail',
  'assigneeId=none',
  'label=Retour',
];
const INBOX_SEARCHES = ['tapis', 'Hind Tazi', 'الزربية', 'lantern 42', 'client77', 'facture 1234'];
const SORTS = ['-createdAt', 'createdAt', 'name', '-name', 'price', '-price', '-quantity', 'code'];
const PERIODS = ['day', 'week', 'month', 'year'];
const PRODUCTS = '/api/store/products/search/get/';
const ORDERS = '/api/store/orders/';
const BOARD_STAGES = ['toAccept', 'toPrepare', 'ready', 'shipped', 'delivered', 'refused'];
/** Totals from different days on: no query cache has them. */
const BOARD_DAYS = Array.from({ length: 720 }, (_, index) =>
  new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
);
/** Six weeks, as a month shows them, from different days on. */
const CALENDAR_MONTHS = Array.from({ length: 300 }, (_, index) =>
  [0, 41].map((days) =>
    new Date(Date.now() + (index - 150 + days) * 86_400_000).toISOString().slice(0, 10),
  ),
);
const METRICS = '/api/store/metrics';

/**
 * Cycles through the values: each connection sends a different request, in the same order per run.
 */
function createCounter() {
  let turn = 0;
  return (values) => values[turn++ % values.length];
}

/** Sellers open some pages, not all of them. */
const PAGES = 40;

function pagesOf(lastPage) {
  return Array.from({ length: lastPage }, (_, index) => ((index * 37) % lastPage) + 1);
}

function get(path) {
  return { method: 'GET', path };
}

function always(path) {
  return () => get(path);
}

/** Pages of the whole list up to this one, in every order. */
function variedPages(lastPage) {
  const [page, sort] = [createCounter(), createCounter()];
  const pages = pagesOf(lastPage);
  return () => get(`${PRODUCTS}?page=${page(pages)}&sort=${sort(SORTS)}`);
}

/** The same requests with answers that are in no cache: each needs its own encoding. */
function neverAsked(request) {
  let turn = 0;
  return () => {
    turn += 1;
    return { ...request(), headers: { 'accept-encoding': `br, x-turn-${turn}` } };
  };
}

/** A word and a number, thousands of pairs: neither their rows nor their counts are in a cache. */
function newSearches() {
  const [word, number] = [createCounter(), createCounter()];
  const numbers = Array.from({ length: 990 }, (_, index) => index + 10);
  return () => {
    const words = `${word(FREQUENT_WORDS)} ${number(numbers)}`;
    return get(`${PRODUCTS}?q=${encodeURIComponent(words)}`);
  };
}

function variedQuery(values, pathOf) {
  const next = createCounter();
  return () => get(pathOf(next(values)));
}

/** The products once they no longer change: saves cut off at the end of a phase still arrive. */
async function readAtRest(readProducts) {
  let found = await readProducts();
  for (;;) {
    const again = await readProducts();
    if (again.every(({ revision }, index) => revision === found[index].revision)) return again;
    found = again;
  }
}

/** Saves a note on one product after another; reads their revisions first. */
function savingScenario({ products, readProducts }) {
  const revisions = new Map();
  const prepare = async () => {
    for (const { id, revision } of await readAtRest(readProducts)) revisions.set(id, revision);
  };
  const next = createCounter();
  const request = () => {
    const { id } = next(products);
    const revision = revisions.get(id);
    revisions.set(id, revision + 1);
    return {
      method: 'PATCH',
      path: `/api/store/product/${id}`,
      headers: { 'if-match': `"${revision}"`, 'content-type': 'application/json' },
      body: JSON.stringify({ descriptionEn: `Saved at revision ${revision}.` }),
    };
  };
  return { prepare, request };
}

function productScenarios({ total, products, readProducts }) {
  return [
    { name: 'products, first page', bar: 40, request: always(`${PRODUCTS}?page=1`) },
    { name: 'products, pages and sorts', bar: 40, request: variedPages(PAGES) },
    {
      name: 'products, never asked before',
      bar: undefined,
      request: neverAsked(variedPages(Math.floor(total / 25))),
    },
    {
      name: 'products, filtered',
      bar: 40,
      request: variedQuery(
        ['draft', 'published', 'active'],
        (status) => `${PRODUCTS}?status=${status}`,
      ),
    },
    {
      name: 'products, search',
      bar: 60,
      request: variedQuery(WORDS, (word) => `${PRODUCTS}?q=${encodeURIComponent(word)}`),
    },
    { name: 'products, search never asked before', bar: undefined, request: newSearches() },
    {
      name: 'one product',
      bar: 15,
      request: variedQuery(products, ({ id }) => `/api/store/product/${id}`),
    },
    { name: 'one product, saved', bar: 40, ...savingScenario({ products, readProducts }) },
  ];
}

function orderScenarios() {
  return [
    { name: 'orders, first page', bar: 40, request: always(`${ORDERS}?page=1`) },
    {
      name: 'orders, filtered',
      bar: 40,
      request: variedQuery(['cod', 'card'], (way) => `${ORDERS}?paymentMethod=${way}&status=done`),
    },
    {
      name: 'orders, asked to be cancelled',
      bar: 40,
      request: always(`${ORDERS}?cancellation=requested&sort=-orderDate`),
    },
    {
      name: 'orders, search',
      bar: 60,
      request: variedQuery(ORDER_SEARCHES, (who) => `${ORDERS}?q=${encodeURIComponent(who)}`),
    },
    {
      name: 'order board, totals never asked before',
      bar: 60,
      request: neverAsked(variedQuery(BOARD_DAYS, (day) => `${ORDERS}board?from=${day}`)),
    },
    {
      name: 'order board, cards never asked before',
      bar: 60,
      request: neverAsked(
        variedQuery(BOARD_STAGES, (stage) => `${ORDERS}board/${stage}?pageSize=12`),
      ),
    },
    {
      name: 'calendar, months never asked before',
      bar: 60,
      request: neverAsked(
        variedQuery(CALENDAR_MONTHS, ([from, to]) => `/api/store/calendar/?from=${from}&to=${to}`),
      ),
    },
    {
      name: 'task board, by place',
      bar: 60,
      request: always('/api/store/tasks/?status=open&pageSize=100'),
    },
    {
      name: 'conversations, never asked before',
      bar: 60,
      request: neverAsked(variedQuery(INBOX_VIEWS, (view) => `/api/store/conversations/?${view}`)),
    },
    {
      name: 'conversations, search never asked before',
      bar: 60,
      request: neverAsked(
        variedQuery(
          INBOX_SEARCHES,
          (words) => `/api/store/conversations/?q=${encodeURIComponent(words)}`,
        ),
      ),
    },
    { name: 'payments, first page', bar: 40, request: always('/api/store/payments/') },
    { name: 'invoices, first page', bar: 40, request: always('/api/store/invoices/') },
    { name: 'clients, first page', bar: 40, request: always('/api/store/clients/') },
  ];
}

/** The current month, as dashboards request the orders of a figure. */
function thisMonth() {
  const today = new Date().toISOString().slice(0, 10);
  return `from=${today.slice(0, 8)}01&to=${today}`;
}

/** The requests of each page, and of the home page: a dashboard answers within 300 ms. */
function dayScenarios() {
  return [
    { name: 'what waits', bar: 40, request: always('/api/store/waiting/') },
    { name: 'the day', bar: 300, request: always('/api/store/today/') },
    {
      name: 'orders of a figure',
      bar: 300,
      request: variedQuery(['counted', 'sold'], (of) => `${ORDERS}?figure=${of}&${thisMonth()}`),
    },
  ];
}

function metricScenarios() {
  return [
    {
      name: 'metrics, summary',
      bar: 40,
      request: variedQuery(PERIODS, (period) => `${METRICS}/summary/?period=${period}`),
    },
    {
      name: 'metrics, products',
      bar: 40,
      request: variedQuery(PERIODS, (period) => `${METRICS}/products/?period=${period}`),
    },
    {
      name: 'metrics, steps',
      bar: 40,
      request: variedQuery(PERIODS, (period) => `${METRICS}/series/?period=${period}`),
    },
    { name: 'metrics, months and years', bar: 40, request: always(`${METRICS}/sales/`) },
  ];
}

/**
 * @param {{ total: number, products: { id: string }[], readProducts: () => Promise<{ id: string,
 *   revision: number }[]> }} store the number of its products, some of them, and their current
 *   state
 */
export function scenarios(store) {
  return [
    ...productScenarios(store),
    ...orderScenarios(),
    ...dayScenarios(),
    ...metricScenarios(),
    { name: 'current user', bar: undefined, request: always('/api/user/') },
  ];
}
