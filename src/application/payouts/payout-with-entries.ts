import {
  type GetPayoutApiArg,
  type Payout,
  type PayoutEntry,
  payoutsEndpoints,
} from '../api/payouts-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { asProblem } from '../problem';

/** A payout with all of its entries, in the order of time. */
export type PayoutWithEntries = Omit<Payout, 'entries'> & {
  readonly entries: readonly PayoutEntry[];
};

/** Entries asked for at once: the contract's most. */
const PAGE_SIZE = 100;

type ReadPage = (arg: GetPayoutApiArg) => Promise<Payout>;

/** Reads page after page; what the last answer says of the payout is the newest. */
const readAllPages = async (payoutId: string, readPage: ReadPage): Promise<PayoutWithEntries> => {
  const entries: PayoutEntry[] = [];
  for (let page = 1; ; page += 1) {
    const { entries: read, ...payout } = await readPage({ payoutId, page, pageSize: PAGE_SIZE });
    entries.push(...read.items);
    if (read.items.length < PAGE_SIZE || entries.length >= read.total) {
      return { ...payout, entries };
    }
  }
};

/** A payout as its page adds it up: every entry, however many pages of the contract they fill. */
export const { useGetWholePayoutQuery } = payoutsEndpoints.injectEndpoints({
  endpoints: (build) => ({
    getWholePayout: build.query<PayoutWithEntries, { payoutId: string }>({
      queryFn: async ({ payoutId }, { dispatch, signal }) => {
        const { getPayout } = payoutsEndpoints.endpoints;
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
