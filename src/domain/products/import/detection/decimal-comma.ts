/**
 * Whether prices are written with a decimal comma: some value ends in a comma with one or two
 * digits, and none in a point with one or two.
 */
export function detectDecimalComma(prices: Iterable<string>): boolean {
  let commas = 0;
  let points = 0;
  for (const price of prices) {
    if (/\d,\d{1,2}(?!\d)/.test(price) && !/\d,\d{1,2}\.\d/.test(price)) commas += 1;
    else if (/\d\.\d{1,2}(?!\d)/.test(price)) points += 1;
  }
  return commas > 0 && commas > points;
}
