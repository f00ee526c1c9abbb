/**
 * The text of a cell whose quotes the parser left in place because something follows the closing
 * one: a blank (`"b, c" ,`), or text after an unescaped quote (`"TV 32" LED"`). Other cells stay
 * unchanged, such as `"A" and "B"`, and those in which quotes were written as `""`.
 * @param record the record as in the file
 */
export function unwrapQuotes(cell: string, record: string): string {
  if (!cell.startsWith('"')) return cell;
  const text = cell.trimEnd();
  if (text.length < 2 || !text.endsWith('"')) return cell;
  if (record.includes(`"${cell.replaceAll('"', '""')}"`)) return cell;
  const inner = text.slice(1, -1);
  const quotes = inner.split('"').length - 1;
  const isWrapped = quotes % 2 === 1 || quotes === 0 || /^(?:[^"]*\s)?"/.test(inner);
  return isWrapped ? inner : cell;
}
