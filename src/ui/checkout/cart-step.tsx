import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type CartItem, MAX_PIECES } from '#domain/checkout/checkout';
import PlusIcon from '~icons/solar/add-square-linear';
import BackIcon from '~icons/solar/arrow-left-linear';
import MinusIcon from '~icons/solar/minus-square-linear';
import BinIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { Button, ButtonLink } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { IconButton } from '../kit/icon-button';
import { Card } from '../kit/layout/card';
import { Picture } from '../storefront-parts/shop-layout';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { StepBody, StepNavigation } from './step-layout';
import type { CheckoutProcess } from './use-checkout';
import { useOptionWords } from './use-option-words';

const Line = styled(Card)`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto auto auto;
  align-items: center;
  gap: var(--space-12) var(--space-16);
  padding: var(--space-12);
  ${media.below('phone')} {
    grid-template-columns: 72px minmax(0, 1fr) auto;
    & > :nth-child(3) {
      grid-area: 1 / 3;
      justify-self: end;
    }
    & > :nth-child(4) {
      grid-area: 2 / 1 / auto / span 2;
    }
  }
`;
const Text = styled.div`
  & > strong {
    display: block;
    overflow-wrap: anywhere;
  }
  & > small {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;
const QuantityControl = styled.div`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-4);
  border-radius: var(--radius-control);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  & > output {
    min-inline-size: 2.5ch;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

export interface CartStepProps {
  process: CheckoutProcess;
  /** For a checkout without a storefront next to the cart. */
  shop?: {
    /** The component for choosing goods. */
    readonly goods: ReactNode;
    /** The text while there are none. */
    readonly empty: string;
    /** The cancel button, instead of the link to the storefront. */
    readonly leave: ReactNode;
  };
}

/** The first step: the items in the cart, and their quantities. */
export function CartStep({ process, shop }: CartStepProps) {
  const { snapshot, send } = process;
  const t = useText('checkout');
  const { items } = snapshot.context.checkout;
  const toShop = (
    <ButtonLink to="/product" variant="outline" size="large" icon={BackIcon} iconMirrored>
      {t('backToShop')}
    </ButtonLink>
  );
  return (
    <>
      <StepBody>
        {shop?.goods}
        {items.length === 0 && (
          <Card>
            <EmptyState
              title={shop?.empty ?? t('empty')}
              action={shop ? null : <ButtonLink to="/product">{t('toShop')}</ButtonLink>}
            />
          </Card>
        )}
        {items.map((item) => (
          <ItemLine key={item.id} item={item} send={send} />
        ))}
      </StepBody>
      {items.length > 0 && (
        <StepNavigation process={process} back={shop ? shop.leave : toShop}>
          <Button size="large" onClick={() => send({ type: 'step.next' })}>
            {t('continue')}
          </Button>
        </StepNavigation>
      )}
    </>
  );
}

function ItemLine({ item, send }: { item: CartItem; send: CheckoutProcess['send'] }) {
  const t = useText('checkout');
  const { money, number } = useFormat();
  const localized = useLocalizedName();
  const { id, good, price, quantity } = item;
  const name = localized(good);
  const options = useOptionWords()(item);
  return (
    <Line as="article" aria-label={options ? `${name}, ${options}` : name}>
      <Picture>
        {good.pictureUrl && <img src={good.pictureUrl} alt="" width={72} height={72} />}
      </Picture>
      <Text>
        <strong dir="auto">{name}</strong>
        <small>
          {options && (
            <>
              <bdi>{options}</bdi>
              {' · '}
            </>
          )}
          {t('apiece', { price: money(price) })}
        </small>
      </Text>
      <div>
        <IconButton
          icon={BinIcon}
          label={t('remove', { name })}
          onClick={() => send({ type: 'item.remove', id })}
        />
      </div>
      <QuantityControl>
        <IconButton
          icon={MinusIcon}
          label={t('less', { name })}
          disabled={quantity <= 1}
          onClick={() => send({ type: 'item.decrease', id })}
        />
        <output aria-label={t('pieces')}>{number(quantity)}</output>
        <IconButton
          icon={PlusIcon}
          label={t('more', { name })}
          disabled={quantity >= MAX_PIECES}
          onClick={() => send({ type: 'item.increase', id })}
        />
      </QuantityControl>
      <strong>{money(price * quantity)}</strong>
    </Line>
  );
}
