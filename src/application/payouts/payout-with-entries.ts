import type { Payout, PayoutEntry } from '#openapi/types.generated';
import { type GetPayoutApiArg, payoutsQueries } from '../api/payouts-queries.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { asProblem } from '../problem';

/** A payout with all of its entries, in chronological order. */
export type PayoutWithEntries = Omit<Payout, 'entries'> & {
  readonly entries: readonly PayoutEntry[];
};

/** Entries per request: the contract's maximum. */
const PAGE_SIZE = 100;

type ReadPage = (arg: GetPayoutApiArg) => Promise<Payout>;

/** Reads all pages. The payout's own fields are from the last page, which is the newest. */
async function readAllPages(payoutId: string, readPage: ReadPage): Promise<PayoutWithEntries> {
  const entries: PayoutEntry[] = [];
  for (let page = 1; ; page += 1) {
    const { entries: read, ...payout } = await readPage({ payoutId, page, pageSize: PAGE_SIZE });
    entries.push(...read.items);
    if (read.items.length < PAGE_SIZE || entries.length >= read.total) {
      return { ...payout, entries };
    }
  }
}

/** A payout with all entries for its page, however many pages of the contract they fill. */
export const payoutWithEntries = payoutsQueries.injectEndpoints({
  endpoints: (build) => ({
    getWholePayout: build.query<PayoutWithEntries, { payoutId: string }>({
      queryFn: async ({ payoutId }, { dispatch, signal }) => {
        const { getPayout } = payoutsQueries.endpoints;
        try {
          return {
            data: await readAllPages(payoutId, (arg) =>
              unwrapWithSignal(dispatch(getPayout.initiate(arg, { forceRefetch: true })), signal),
            ),
          };
        } catch (error) {
          return { error: asProblem(error) };
        }
      },
      providesTags: ['payouts'],
    }),
  }),
});

export const { useGetWholePayoutQuery } = payoutWithEntries;
