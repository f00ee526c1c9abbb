import type { CartItem, CartOption } from '#domain/checkout/checkout';
import { useLocalizedName } from '../text/localized';

/**
 * The chosen size and colour of an item in words: "Couleur Noir · Taille 38"; empty for an item
 * without a choice. A cart that was stored before it held the options has only the labels of
 * colours, and one from before the names of the options only the values.
 */
export function useOptionWords(): (item: Pick<CartItem, 'colors' | 'good'>) => string {
  const localized = useLocalizedName();
  const words = ({ attribute, ...value }: CartOption) =>
    attribute ? `${localized(attribute)} ${localized(value)}` : localized(value);
  return ({ colors, good: { options } }) => (options?.map(words) ?? colors).join(' · ');
}
