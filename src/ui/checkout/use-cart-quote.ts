import { useEffect } from 'react';
import { useQuoteCartMutation } from '#application/api/public-endpoints.generated';
import type { ApiProblem } from '#application/ports/transport.port';
import { asProblem } from '#application/problem';
import type { CartQuote, QuoteWanted } from '#openapi/types.generated';

/** The server's quote of a cart for a city. */
export interface AskedQuote {
  /** Undefined while nothing is asked, and until the server has answered. */
  readonly quote: CartQuote | undefined;
  readonly isAsking: boolean;
  readonly problem: ApiProblem | null;
}

/**
 * Quotes a cart, and again whenever it or its city changes; a request that is no longer wanted is
 * aborted.
 * @param wanted null while no city is known
 */
export function useCartQuote(wanted: QuoteWanted | null): AskedQuote {
  const [ask, { data, error, isLoading }] = useQuoteCartMutation();
  const asked = wanted && JSON.stringify(wanted);
  useEffect(() => {
    if (asked === null) return undefined;
    const call = ask({ quoteWanted: JSON.parse(asked) as QuoteWanted });
    return () => call.abort();
  }, [asked, ask]);
  if (wanted === null) return { quote: undefined, isAsking: false, problem: null };
  return { quote: data, isAsking: isLoading, problem: error ? asProblem(error) : null };
}
