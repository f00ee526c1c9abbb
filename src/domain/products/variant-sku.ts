/**
 * Maximum length of a proposed SKU: shorter than the contract's limit, to leave room for a number.
 */
const MAX_MADE = 60;

/** The SKU proposed for a variant: its product's code and the codes of its values ("BAB-CUIR-NOIR-38"). */
export function proposedSku(code: string, valueCodes: readonly string[]): string {
  return [code, ...valueCodes.map((each) => each.toUpperCase())].join('-').slice(0, MAX_MADE);
}

/** The wanted SKU if it is free, else with the first free number appended. */
export function availableSku(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** Whether a SKU is the proposed one, with a number if that was taken. */
export function isProposedSku(sku: string, proposed: string): boolean {
  return sku.startsWith(proposed) && /^(-\d+)?$/.test(sku.slice(proposed.length));
}
