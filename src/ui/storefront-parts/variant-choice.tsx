import { useId } from 'react';
import { styled } from 'styled-components';
import type { PublicOption, PublicVariant } from '#openapi/types.generated';
import { Tile } from '../kit/fields/radio-tiles';
import { useLocalizedName } from '../text/localized';
import { useText } from '../text/use-text';
import { axesOf, variantWith } from './variant-axes';

const Group = styled.fieldset`
  inline-size: 100%;
  min-inline-size: 0;
  & > legend {
    margin-block-end: var(--space-8);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
`;
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(112px, 100%), 1fr));
  gap: var(--space-8);
`;
/** A colour swatch next to the store's name of the colour. */
const Swatch = styled.svg`
  inline-size: 16px;
  block-size: 16px;
  border-radius: 50%;
  box-shadow: 0 0 0 1px var(--line);
`;

export interface VariantChoiceProps {
  variants: readonly PublicVariant[];
  chosen: PublicVariant | undefined;
  onChoose: (variant: PublicVariant) => void;
}

/** The choice of a product's variant, axis by axis. Sold-out variants can be viewed. */
export function VariantChoice(props: VariantChoiceProps) {
  const { variants, chosen, onChoose } = props;
  const axes = axesOf(variants);
  const localized = useLocalizedName();
  if (axes.length === 0) return <FlatChoice {...props} />;
  return axes.map(({ code, options }) => (
    <Axis
      key={code}
      name={localized(attributeNames(options[0]))}
      choices={options.map((option) => {
        const variant = variantWith(variants, chosen, option);
        return {
          key: option.value,
          label: localized(valueNames(option)),
          colorHex: option.colorHex,
          checked: chosen?.options.some((own) => own.code === code && own.value === option.value),
          isAvailable: variant?.isAvailable ?? false,
          onChoose: () => variant && onChoose(variant),
        };
      })}
    />
  ));
}

/** All variants in a single list, if no axes distinguish them. */
function FlatChoice({ variants, chosen, onChoose }: VariantChoiceProps) {
  const t = useText('shop');
  const localized = useLocalizedName();
  return (
    <Axis
      name={t('variant')}
      choices={variants.map((variant) => ({
        key: variant.id,
        colorHex: null,
        isAvailable: variant.isAvailable,
        label:
          variant.options
            .map(
              (option) => `${localized(attributeNames(option))} ${localized(valueNames(option))}`,
            )
            .join(' · ') || variant.sku,
        checked: variant.id === chosen?.id,
        onChoose: () => onChoose(variant),
      }))}
    />
  );
}

interface Choice {
  key: string;
  label: string;
  colorHex: string | null;
  checked: boolean | undefined;
  isAvailable: boolean;
  onChoose: () => void;
}

function Axis({ name, choices }: { name: string; choices: readonly Choice[] }) {
  const t = useText('shop');
  const group = useId();
  return (
    <Group>
      <legend dir="auto">{name}</legend>
      <Choices>
        {choices.map(({ key, label, colorHex, checked = false, isAvailable, onChoose }) => (
          <Tile key={key}>
            <input type="radio" name={group} checked={checked} onChange={onChoose} />
            {colorHex && (
              <Swatch viewBox="0 0 1 1" aria-hidden="true">
                <rect width="1" height="1" fill={colorHex} />
              </Swatch>
            )}
            <bdi>{label}</bdi>
            {!isAvailable && <small>{t('soldOut')}</small>}
          </Tile>
        ))}
      </Choices>
    </Group>
  );
}

function attributeNames(option: PublicOption | undefined) {
  return {
    name: option?.attribute ?? null,
    nameEn: option?.attributeEn,
    nameAr: option?.attributeAr,
  };
}

function valueNames({ value, valueEn, valueAr }: PublicOption) {
  return {
    name: value,
    nameEn: valueEn,
    nameAr: valueAr,
  };
}
