/**
 * Whether prices are written with a decimal comma: more values have a comma than a point before
 * their last one or two digits.
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
