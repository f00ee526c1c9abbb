import { useState } from 'react';
import { useListPublicCitiesQuery } from '#application/api/public-endpoints.generated';
import { wantedItems } from '#application/checkout/checkout.actors';
import type { BillingValues } from '#domain/checkout/billing-form';
import { useLocalizedName } from '../text/localized';
import type { TownQuote } from './town-quote';
import { useCartQuote } from './use-cart-quote';
import type { CheckoutProcess } from './use-checkout';

/** Quotes the cart of the address step for the chosen town. */
export function useTownQuote({ snapshot }: Pick<CheckoutProcess, 'snapshot'>): TownQuote {
  const [cityId, setCityId] = useState<string | null>(null);
  const [onValues] = useState(() => (values: BillingValues) => setCityId(values.cityId));
  const isAddress = snapshot.matches({ open: 'billing' });
  const { quote, isAsking, problem } = useCartQuote(
    isAddress && cityId !== null ? { items: wantedItems(snapshot.context.checkout), cityId } : null,
  );
  const refusal = problem?.errors?.cityId?.[0] ?? null;
  return { cityId, quote, isAsking, refusal, onValues };
}

/** The name of a city in the language of the page; undefined until the cities are known. */
export function useCityName(cityId: string | null | undefined): string | undefined {
  const localized = useLocalizedName();
  const { data } = useListPublicCitiesQuery();
  const city = data?.items.find(({ id }) => id === cityId);
  return city && localized(city);
}
