/** A property of a product that shares a cell with others. */
export interface Feature {
  readonly name: string;
  readonly value: string;
}

/** Properties that only other shop systems have; they say nothing about the product. */
const INTERNAL =
  /^(?:has_options|required_options|links_.*|.*_type|.*_view|ts_.*|tax_class.*|image_label)$/i;

/** Name, value and position, perhaps followed by whether the value is the product's own. */
const POSITIONED = /^[^:]+:[^:]+:\s*\d+(?::[01])?\s*$/;

/**
 * Names and values in one cell: `brand:Atlas|type:Tapis` (Vendure), `Matière:Coton:0, Taille:M:1`
 * (PrestaShop, with positions), `color=Red,size=M` (Magento). A comma that begins no name belongs to
 * the value before it.
 */
export function readFeatures(cell: string): Feature[] {
  const separator = cell.includes('|') ? '|' : ',';
  const parts = cell.split(separator);
  const arePositioned = separator === ',' && parts.some((part) => POSITIONED.test(part));
  const features: { name: string; value: string }[] = [];
  for (const part of parts) {
    const isRest = arePositioned && !POSITIONED.test(part) && /:\s*\d+$/.test(part);
    const found = isRest ? null : /^([^:=]+)[:=](.*)$/su.exec(part);
    const last = features.at(-1);
    if (found) features.push({ name: (found[1] ?? '').trim(), value: (found[2] ?? '').trim() });
    else if (last) last.value += `${separator}${part}`;
  }
  return features
    .map(({ name, value }) => ({ name, value: plainValue(value, separator) }))
    .filter(({ name, value }) => value !== '' && !INTERNAL.test(name));
}

/** The value without the quotes of Magento and the positions of PrestaShop. */
function plainValue(value: string, separator: string): string {
  const quoted = /^"(.*)"$/s.exec(value.trim());
  if (quoted) return (quoted[1] ?? '').replaceAll('""', '"');
  return separator === ',' ? value.replace(/(?::\s*\d+\s*){1,2}$/, '').trim() : value.trim();
}
