/** The colour that Wix writes with a value: `#ff0000:Red`. */
const COLOUR = /^#[\da-f]{3,8}:|:#[\da-f]{3,8}$/i;

/**
 * The values of an option in one cell, separated by semicolons (Wix) or else by commas (Etsy), each
 * once.
 */
export function readOptionValues(cell: string): string[] {
  const values = cell
    .split(cell.includes(';') ? ';' : ',')
    .map((value) => value.trim().replace(COLOUR, '').trim())
    .filter(Boolean);
  const first = new Map(values.toReversed().map((value) => [value.toLowerCase(), value]));
  return values.filter((value) => first.get(value.toLowerCase()) === value);
}
