/** The questions of sellers by topic; their texts have these names in the texts `faqs`. */
export const HELP = {
  orders: ['accept', 'undo', 'pieces', 'unreachable', 'offline', 'triage'],
  returns: ['answer', 'damaged', 'dispute', 'cancellation'],
  products: ['invisible', 'languages', 'review', 'variants', 'formats', 'again'],
  payments: ['when', 'deducted', 'cash', 'rib'],
  invoices: ['change', 'number', 'print'],
  team: ['roles', 'lastAdmin', 'deactivate'],
  store: ['logo', 'closed', 'shipping', 'mails'],
  account: ['password', 'elsewhere', 'language', 'keys'],
} as const;

export type HelpTopic = keyof typeof HELP;

/** The topics in the order in which they are shown. */
export const HELP_TOPICS = Object.keys(HELP) as readonly HelpTopic[];

/** The topic by its name in an address; null for any other text. */
export function toHelpTopic(name: string | null): HelpTopic | null {
  return HELP_TOPICS.find((topic) => topic === name) ?? null;
}

/** The first entry whose start matches the path is used. */
const TOPIC_OF_PATH: readonly (readonly [start: string, topic: HelpTopic])[] = [
  ['/dashboard/order', 'orders'],
  ['/dashboard/kanban', 'orders'],
  ['/dashboard/booking', 'orders'],
  ['/dashboard/returns', 'returns'],
  ['/dashboard/cancellations', 'returns'],
  ['/dashboard/product', 'products'],
  ['/dashboard/file', 'products'],
  ['/dashboard/payments', 'payments'],
  ['/dashboard/banking', 'payments'],
  ['/dashboard/invoice', 'invoices'],
  ['/dashboard/user/account', 'account'],
  ['/dashboard/user/profile', 'account'],
  ['/dashboard/user/store', 'store'],
  ['/dashboard/user', 'team'],
  ['/dashboard/permission', 'team'],
  ['/dashboard/store', 'store'],
];

/** The topic of a page in the portal; null where no topic fits better than the others. */
export function helpTopicOf(path: string): HelpTopic | null {
  return TOPIC_OF_PATH.find(([start]) => path.startsWith(start))?.[1] ?? null;
}

/** The help page, at the topic of the page at `path`. */
export function helpAddress(path: string): string {
  const topic = helpTopicOf(path);
  return topic === null ? '/dashboard/faqs' : `/dashboard/faqs?topic=${topic}`;
}
