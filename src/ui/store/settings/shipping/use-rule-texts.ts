import type { ShippingRule } from '#domain/stores/store-settings';
import { useLocalizedName } from '../../../text/localized';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useCities } from '../../use-cities';
import { useRegions } from '../../use-regions';

/** The texts of a rule: its place and its terms. */
export function useRuleTexts() {
  const t = useText('storeSettings');
  const format = useFormat();
  const regions = useRegions();
  const cities = useCities();
  const localized = useLocalizedName();
  const region = (name: string) => regions.find((one) => one.name === name)?.label ?? name;
  const city = (id: string) => {
    const found = cities.find((one) => one.id === id);
    return found ? localized(found) : id;
  };
  const fee = ({ fee: own }: ShippingRule) =>
    own === null ? t('shipping.cityFee') : format.money(own);
  const freeFrom = ({ freeFrom: from }: ShippingRule) =>
    from === null ? t('shipping.never') : format.money(from);
  const days = ({ days: own }: ShippingRule) =>
    own === null || own === undefined ? t('shipping.cityDays') : t('shipping.days', { count: own });
  return {
    region,
    city,
    fee,
    freeFrom,
    days,
    /** "Sefrou" or "Fès-Meknès". */
    place: (rule: ShippingRule) => (rule.cityId ? city(rule.cityId) : region(rule.region)),
    /** All terms on one line. */
    terms: (rule: ShippingRule) =>
      rule.isDelivered
        ? [
            fee(rule),
            rule.freeFrom !== null && t('shipping.freeFrom', { amount: freeFrom(rule) }),
            days(rule),
          ]
            .filter(Boolean)
            .join(' · ')
        : t('shipping.notDelivered'),
  };
}
