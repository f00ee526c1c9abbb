import type { BillingValues } from '#domain/checkout/billing-form';
import type { CartQuote } from '#openapi/types.generated';

/** What the cart costs in the town that the address form names, before the address is given. */
export interface TownQuote {
  /** The chosen city; null without one. */
  readonly cityId: string | null;
  /** The server's quote; undefined while no town is chosen, and until the server has answered. */
  readonly quote: CartQuote | undefined;
  readonly isAsking: boolean;
  /** The code of what the server refuses about the town, or null. */
  readonly refusal: string | null;
  /** Receives every change of the form. */
  readonly onValues: (values: BillingValues) => void;
}
