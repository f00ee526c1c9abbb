import { allSearchWords } from '../text/search-fold';

/**
 * The number of the order that a query names: "accepter 10481", "#10481", "طلب ١٠٤٨١".
 * @returns null if it names none, or several
 */
export function orderNumberIn(query: string): string | null {
  const [number, ...more] = allSearchWords(query).filter((word) => /^\d+$/.test(word));
  return number === undefined || more.length > 0 ? null : number;
}
