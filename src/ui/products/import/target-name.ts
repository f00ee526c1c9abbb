import { IMPORT_TARGETS } from '#domain/products/import/import-target';
import { useText } from '../../text/use-text';

const PARTED = {
  optionName: 'optionName',
  optionValue: 'optionValue',
  optionList: 'optionList',
  stockAt: 'stockAt',
  option: 'option',
  attr: 'attr',
  price: 'priceIn',
} as const;

/** The label of a target: "Price in EUR", "Option: color". */
export function useTargetName(): (target: string) => string {
  const t = useText('imports');
  return (target) => {
    const plain = IMPORT_TARGETS.find((known) => known === target);
    if (plain) return t(`targets.${plain}`);
    const [kind = '', part = ''] = [target.split(':')[0], target.split(':').slice(1).join(':')];
    const parted = Object.entries(PARTED).find(([name]) => name === kind)?.[1];
    return parted ? t(`targets.${parted}`, { part }) : target;
  };
}
