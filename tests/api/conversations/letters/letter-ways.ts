/** A conversation with a message of the store that a client can answer. */
export interface Thread {
  readonly conversationId: string;
  /** The client who takes part. */
  readonly client: string;
  /** Of the client's letter, with which it began. */
  readonly letterId: string;
  /** Of our mail. */
  readonly mailId: string;
  readonly replyAddress: string;
}

/** Where a letter is written to, how it refers to others, and what must come of it. */
export interface Way {
  readonly from: string;
  readonly to: string;
  /** Sender of the envelope; empty for none. */
  readonly envelope: string;
  /** Heads besides From, To, Date and Subject. */
  readonly heads: readonly string[];
  /** The conversation that it belongs to; null for one of its own. */
  readonly conversationId: string | null;
  readonly isAutomatic: boolean;
}

/** What a way chooses from. */
export interface WayContext {
  readonly at: number;
  readonly storeAddress: string;
  /** A thread of the store, for this letter alone. */
  readonly own: () => Thread;
  /** A thread of another store. */
  readonly foreign: Thread;
}

function base({ at, storeAddress }: WayContext): Way {
  const from = `client-${at}@example.ma`;
  return {
    from,
    to: storeAddress,
    envelope: from,
    heads: [`Message-ID: <lettre-${at}.${at * 7919}@example.ma>`],
    conversationId: null,
    isAutomatic: false,
  };
}

function withHeads(context: WayContext, ...heads: string[]): Way {
  const way = base(context);
  return { ...way, heads: [...way.heads, ...heads] };
}

function automatic(context: WayContext, ...heads: string[]): Way {
  return { ...withHeads(context, ...heads), isAutomatic: true };
}

/** A letter of the client of a thread to the address of the store. */
function answer(context: WayContext, headsOf: (thread: Thread) => string[]): Way {
  const thread = context.own();
  const way = withHeads(context, ...headsOf(thread));
  return { ...way, from: thread.client, conversationId: thread.conversationId };
}

const LONG = Array.from({ length: 120 }, (_, at) => `<vieux-${at}@example.ma>`);

/** The ways in which letters come. */
export const WAYS: Readonly<Record<string, (context: WayContext) => Way>> = {
  'to the store': base,
  'without a Message-ID': (context) => ({ ...base(context), heads: [] }),
  'with two Message-IDs': (context) =>
    withHeads(context, `Message-ID: <autre-${context.at}@example.ma>`),
  'with a Message-ID of no form': (context) => ({
    ...base(context),
    heads: [`Message-ID: lettre sans forme ${context.at}`],
  }),
  'with references of another store': (context) =>
    withHeads(context, `References: ${context.foreign.mailId} ${context.foreign.letterId}`),
  'with references that nobody knows': (context) =>
    withHeads(context, 'In-Reply-To: <inconnu@example.ma>', 'References: <inconnu@example.ma>'),
  'with references of a conversation of somebody else': (context) =>
    withHeads(context, `References: ${context.own().mailId}`),
  'with the reply address of another store in its heads only': (context) =>
    withHeads(context, `Reply-To: ${context.foreign.replyAddress}`),
  'with In-Reply-To only': (context) => answer(context, ({ mailId }) => [`In-Reply-To: ${mailId}`]),
  'with In-Reply-To and a comment': (context) =>
    answer(context, ({ mailId }) => [
      `In-Reply-To: ${mailId} (message of Atelier on Thu, 26 Nov 2026)`,
    ]),
  'with References in many lines': (context) =>
    answer(context, ({ mailId }) => [`References: ${LONG.join('\r\n ')}\r\n\t${mailId}`]),
  'with References without blanks': (context) =>
    answer(context, ({ mailId, letterId }) => [`References: ${letterId}${mailId}`]),
  'in answer to their own letter': (context) =>
    answer(context, ({ letterId }) => [`in-reply-to: ${letterId}`]),
  'to the reply address': (context) => {
    const { replyAddress, conversationId, client } = context.own();
    return { ...base(context), from: client, to: replyAddress, conversationId };
  },
  'to the reply address, from another address': (context) => {
    const { replyAddress, conversationId } = context.own();
    return { ...base(context), to: replyAddress.toUpperCase(), conversationId };
  },
  'as an automatic answer': (context) =>
    automatic(context, 'Auto-Submitted: auto-replied (vacation)'),
  'as an absence of Outlook': (context) =>
    automatic(context, 'X-Auto-Response-Suppress: All', 'X-MS-Exchange-Inbox-Rules-Loop: a@b.ma'),
  'in bulk': (context) => automatic(context, 'Precedence: bulk'),
  'of a mailing list': (context) =>
    automatic(context, 'List-Id: "Nouvelles" <news.example.ma>', 'Precedence: list'),
  'of an advertiser': (context) =>
    automatic(context, 'List-Unsubscribe: <https://example.ma/stop>,\r\n <mailto:stop@example.ma>'),
  'of a program that says it is none': (context) =>
    withHeads(context, 'Auto-Submitted: no (by hand)'),
  'of a mail server, about an unknown client': (context) => {
    const { replyAddress, conversationId } = context.own();
    const way = automatic(context);
    return { ...way, to: replyAddress, envelope: '', conversationId };
  },
  'with heads of 40 servers’ length': (context) =>
    withHeads(
      context,
      `X-Long: ${'x'.repeat(20_000)}`,
      ...Array.from({ length: 20 }, (_, hop) => `Received: from a${hop} by b${hop}; now`),
    ),
};
