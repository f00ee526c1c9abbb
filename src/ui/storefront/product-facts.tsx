import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import {
  useGetPublicStoreQuery,
  useListPublicCitiesQuery,
} from '#application/api/public-endpoints.generated';
import { storePagePath } from '#domain/public-urls/store-page-path';
import { localizedName } from '#domain/text/localized-name';
import type { PublicProduct, PublicStoreDetails } from '#openapi/types.generated';
import { useCartQuote } from '../checkout/use-cart-quote';
import { Avatar } from '../kit/avatar';
import { Autocomplete } from '../kit/fields/autocomplete';
import { Skeleton } from '../kit/loading/skeleton';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { StoreHours } from './store-hours';

const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-24);
  padding-block: var(--space-24);
  border-block-start: 1px solid var(--line);
  & > section {
    display: flex;
    flex-direction: column;
    gap: var(--space-8);
    min-inline-size: 0;
  }
  & h2 {
    font: var(--weight-head) var(--text-h3) var(--font-head);
  }
  & p {
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Seller = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
`;
const Terms = styled.p`
  white-space: pre-line;
`;

/** How the product is delivered, the store's policy on returns, and who sells it. */
export function ProductFacts({ product }: { product: PublicProduct }) {
  const { data: store, error } = useGetPublicStoreQuery({ storeId: product.store.id });
  if (error) return null;
  if (!store) return <Skeleton $height="220px" />;
  return (
    <Facts>
      {store.delivery && <Delivery product={product} delivery={store.delivery} />}
      <Returns returns={store.returns} />
      <SoldBy store={store} />
    </Facts>
  );
}

interface DeliveryProps {
  product: PublicProduct;
  delivery: NonNullable<PublicStoreDetails['delivery']>;
}

/** The lowest fee and the times, and the server's price for the town that the buyer chooses. */
function Delivery({ product, delivery }: DeliveryProps) {
  const t = useText('shop');
  const { money } = useFormat();
  const localized = useLocalizedName();
  const [cityId, setCityId] = useState<string | null>(null);
  const { data, isLoading } = useListPublicCitiesQuery();
  const { feeFrom, daysFrom, daysTo, freeFrom } = delivery;
  const options = (data?.items ?? []).map((city) => ({ value: city.id, label: localized(city) }));
  return (
    <section>
      <h2>{t('delivery.title')}</h2>
      <p>
        {feeFrom === 0 ? t('delivery.free') : t('delivery.from', { price: money(feeFrom) })}
        {freeFrom !== null && `. ${t('delivery.freeFrom', { amount: money(freeFrom) })}`}
      </p>
      <p>
        {daysFrom === daysTo
          ? t('delivery.sameDays', { days: t('delivery.townDays', { count: daysFrom }) })
          : t('delivery.days', { from: daysFrom, to: daysTo })}
      </p>
      <Autocomplete
        label={t('delivery.town')}
        help={t('delivery.townHint')}
        options={options}
        loading={isLoading}
        value={cityId}
        onChange={setCityId}
      />
      <TownPrice product={product} cityId={cityId} />
    </section>
  );
}

/** What the delivery of one piece to the town costs, as the checkout would ask for it. */
function TownPrice({ product, cityId }: { product: PublicProduct; cityId: string | null }) {
  const t = useText('shop');
  const { money } = useFormat();
  const variant = product.variants[0];
  const { quote, isAsking, problem } = useCartQuote(
    cityId !== null && variant ? { items: [{ id: variant.id, quantity: 1 }], cityId } : null,
  );
  const priceText = () => {
    if (isAsking) return t('delivery.asking');
    if (problem) return t(problem.errors?.cityId ? 'delivery.none' : 'delivery.failed');
    if (!quote) return '';
    const { shipping, deliveryDays, freeFrom } = quote;
    const days = t('delivery.townDays', { count: deliveryDays });
    const price = shipping === 0 ? t('delivery.free') : money(shipping);
    return freeFrom === null || shipping === 0
      ? t('delivery.townPrice', { price, days })
      : t('delivery.townPriceFreeFrom', { price, days, amount: money(freeFrom) });
  };
  return <p role="status">{priceText()}</p>;
}

function Returns({ returns }: Pick<PublicStoreDetails, 'returns'>) {
  const t = useText('shop');
  const language = useLanguage();
  const text =
    returns &&
    localizedName({ name: returns.fr, nameEn: returns.en, nameAr: returns.ar }, language);
  return (
    <section>
      <h2>{t('returns')}</h2>
      <Terms dir="auto">{text || t('noReturns')}</Terms>
    </section>
  );
}

function SoldBy({ store }: { store: PublicStoreDetails }) {
  const t = useText('shop');
  const { date } = useFormat();
  const localized = useLocalizedName();
  return (
    <section>
      <h2>{t('seller.title')}</h2>
      <Seller>
        <Avatar name={store.name} src={store.logo ?? undefined} size={56} square />
        <div>
          <strong dir="auto">{localized({ name: store.name, nameAr: store.nameAr })}</strong>
          <p>{t('seller.since', { date: date(store.createdAt) })}</p>
        </div>
      </Seller>
      <StoreHours store={store} />
      <Link to={storePagePath(store.id)}>{t('seller.products')}</Link>
    </section>
  );
}
