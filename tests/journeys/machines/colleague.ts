import type { RequestAction } from '#application/after-sales/request-handling.machine';
import type { ConversationStep } from '#application/conversations/conversation-handling.machine';
import type { CandidacyStep } from '#application/vacancies/candidacy.machine';
import type { VacancyAction } from '#application/vacancies/vacancy-actions.machine';
import type { Role } from '#domain/permissions/permissions';
import type {
  DepartureAction,
  Invoice,
  InvoiceAction,
  InvoiceUpdate,
  Media,
  Order,
  OrderAction,
  OrderUpdate,
  ProductAction,
  ProductUpdate,
  Store,
  StoreUpdate,
  TourBookingAction,
} from '#openapi/types.generated';
import { signIn } from '../../support/browser/session-tokens';
import { PASSWORD } from '../support/store';

/** A user of the same store in another session, who acts through the API. */
export interface Colleague {
  /** Performs an action on a record: `order/ord_1`, `invoices/inv_1`, `departure/dep_1`. */
  acts(
    record: string,
    action: OrderAction | RequestAction | InvoiceAction | DepartureAction | TourBookingAction,
    body?: object,
  ): Promise<void>;
  /** Performs an action on a product. */
  handles(productId: string, action: ProductAction): Promise<void>;
  /** Saves a record, `product/prd_1`, `invoices/inv_1` or `order/ord_1`, at its newest version. */
  edits(record: string, changes: ProductUpdate | InvoiceUpdate | OrderUpdate): Promise<void>;
  /** Changes settings of the store at its newest version. */
  settles(changes: StoreUpdate): Promise<void>;
  /** Drafts the invoice of an order. */
  drafts(orderId: string): Promise<Invoice>;
  /** Returns the newest revision of a record: `product/prd_1`, `invoices/inv_1`. */
  revisionOf(record: string): Promise<number>;
  /** Reads the store. */
  readsStore(): Promise<Store>;
  /** Reads an order. */
  reads(orderId: string): Promise<Order>;
  /** Completes a task. */
  completes(taskId: string): Promise<void>;
  /** Takes a step with a conversation. */
  takesStep(conversationId: string, step: ConversationStep): Promise<void>;
  /** Takes a step that needs no more with a vacancy or a candidacy: `vacancy/vac_1`, `candidacy/cdy_1`. */
  decides(record: string, action: VacancyAction | CandidacyStep): Promise<void>;
  /** Publishes an article by its slug. */
  publishes(slug: string): Promise<void>;
  /** Publishes a tour. */
  publishesTour(tourId: string): Promise<void>;
  /** Gives a staff member another role. */
  assigns(userId: string, role: Role): Promise<void>;
  /** Deactivates a staff member. */
  deactivates(userId: string): Promise<void>;
  /** Uploads an image, a PNG, to the library. */
  adds(fileName: string, content: Uint8Array<ArrayBuffer>): Promise<Media>;
}

function json(method: string, body: object): RequestInit {
  return {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Signs a colleague in. */
export async function signInColleague(baseURL: string, username: string): Promise<Colleague> {
  const { access } = await signIn(baseURL, username, PASSWORD);
  return colleagueWith(baseURL, async () => access);
}

/** Creates a colleague who signs in with their first action: most paths do not need one. */
export function lazyColleague(baseURL: string, username: string): Colleague {
  let signingIn: Promise<string> | undefined;
  return colleagueWith(baseURL, () => {
    signingIn ??= signIn(baseURL, username, PASSWORD).then(({ access }) => access);
    return signingIn;
  });
}

function colleagueWith(baseURL: string, access: () => Promise<string>): Colleague {
  const ask = async (path: string, { headers, ...init }: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`${baseURL}/api/${path}`, {
      ...init,
      headers: { ...headers, authorization: `Bearer ${await access()}` },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const change = (path: string, revision: number, changes: object) => {
    const { headers, ...init } = json('PATCH', changes);
    return ask(path, { ...init, headers: { ...headers, 'if-match': `"${revision}"` } });
  };
  const revisionOf = async (record: string): Promise<number> => {
    // The contract's answer when a record is read.
    const { revision } = (await ask(`store/${record}`)) as { revision: number };
    return revision;
  };
  // The contract's answer when the store is read.
  const readsStore = async () => (await ask('store/my/get/')) as Store;
  return {
    revisionOf,
    readsStore,
    completes: async (taskId) => {
      await ask(`store/task/${taskId}/complete`, { method: 'POST' });
    },
    takesStep: async (conversationId, step) => {
      await ask(`store/conversation/${conversationId}/${step}`, { method: 'POST' });
    },
    decides: async (record, action) => {
      await ask(`store/${record}/${action}`, { method: 'POST' });
    },
    publishes: async (slug) => {
      await ask(`store/post/${slug}/publish`, { method: 'POST' });
    },
    publishesTour: async (tourId) => {
      await ask(`store/tour/${tourId}/publish`, { method: 'POST' });
    },
    assigns: async (userId, role) => {
      await change(`store/user/write/${userId}`, await revisionOf(`user/${userId}`), { role });
    },
    deactivates: async (userId) => {
      await ask(`store/user/${userId}/deactivate`, { method: 'POST' });
    },
    handles: async (productId, action) => {
      await ask(`store/product/${productId}/${action}`, { method: 'POST' });
    },
    acts: async (record, action, body = {}) => {
      await ask(`store/${record}/${action}`, json('POST', body));
    },
    edits: async (record, changes) => {
      await change(`store/${record}`, await revisionOf(record), changes);
    },
    settles: async (changes) => {
      const { id, revision } = await readsStore();
      await change(`store/update/${id}`, revision, changes);
    },
    // The contract's answer when a draft is created.
    drafts: async (orderId) => (await ask('store/invoices/', json('POST', { orderId }))) as Invoice,
    // The contract's answer when an order is read.
    reads: async (orderId) => (await ask(`store/order/${orderId}`)) as Order,
    adds: async (fileName, content) => {
      const body = new FormData();
      body.set('file', new File([content], fileName, { type: 'image/png' }));
      // The contract's answer to an upload.
      return (await ask('media/upload/', { method: 'POST', body })) as Media;
    },
  };
}
