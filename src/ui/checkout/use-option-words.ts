import type { CartItem } from '#domain/checkout/checkout';
import { useLocalizedName } from '../text/localized';

/**
 * The chosen size and colour of an item in words: "Noir · 38"; empty for an item without a choice.
 * A cart that was stored before it held the options has only the labels of colours.
 */
export function useOptionWords(): (item: Pick<CartItem, 'colors' | 'good'>) => string {
  const localized = useLocalizedName();
  return ({ colors, good: { options } }) => (options?.map(localized) ?? colors).join(' · ');
}
