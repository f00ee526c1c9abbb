import { useId } from 'react';
import { styled } from 'styled-components';
import type { PublicOption, PublicVariant } from '#application/api/public-endpoints.generated';
import { Tile, Tiles } from '../kit/radio-tiles';
import { useLocalizedName } from '../text/localized';
import { useText } from '../text/use-text';

const Group = styled.fieldset`
  inline-size: 100%;
  & > legend {
    margin-block-end: var(--space-8);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
`;

export interface VariantChoiceProps {
  variants: readonly PublicVariant[];
  chosen: PublicVariant | undefined;
  onChoose: (variant: PublicVariant) => void;
}

/** Which of a product's variants; those that are sold out can be looked at. */
export function VariantChoice({ variants, chosen, onChoose }: VariantChoiceProps) {
  const t = useText('shop');
  const name = useId();
  const localized = useLocalizedName();
  const spoken = ({ value, valueEn, valueAr }: PublicOption) =>
    localized({ name: value, nameEn: valueEn, nameAr: valueAr });
  return (
    <Group>
      <legend>{t('variant')}</legend>
      <Tiles $columns={2}>
        {variants.map((variant) => (
          <Tile key={variant.id}>
            <input
              type="radio"
              name={name}
              checked={variant.id === chosen?.id}
              onChange={() => onChoose(variant)}
            />
            {variant.options.map(spoken).join(' · ') || variant.sku}
            {!variant.isAvailable && <small>{t('soldOut')}</small>}
          </Tile>
        ))}
      </Tiles>
    </Group>
  );
}
