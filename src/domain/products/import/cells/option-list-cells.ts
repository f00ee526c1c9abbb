/** The options of a product whose names share a cell: `taille|couleur`, `Color:color:0, Size:select:1`. */
export interface OptionNames {
  readonly names: readonly string[];
  /** Whether names and values carry PrestaShop's types and positions. */
  readonly arePositioned: boolean;
}

const POSITIONED = /:\s*(?:select|radio|color)\s*(?::\s*\d+\s*)?$/i;

/**
 * Option names separated by bars (Vendure, each perhaps followed by a code: `size:size-code`) or by
 * commas with type and position (PrestaShop).
 */
export function readOptionNames(cell: string): OptionNames {
  const parts = cell.split(',');
  const arePositioned = parts.every((part) => POSITIONED.test(part));
  const names = (arePositioned ? parts : cell.split('|')).map((part) =>
    (part.split(':')[0] ?? '').trim(),
  );
  return { names: names.filter(Boolean), arePositioned };
}

/** The values of a variant in the order of the option names; an empty part is an empty text. */
export function readOptionList(cell: string, { names, arePositioned }: OptionNames): string[] {
  if (!arePositioned) return cell.split('|').map((value) => value.trim());
  const parts = names.length === 1 ? [cell] : cell.split(',');
  return parts.map((part) => part.replace(/:\s*\d+\s*$/, '').trim());
}
