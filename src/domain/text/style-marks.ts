/** What an inline style says about a text; what it leaves open is inherited. */
export interface StyleMarks {
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** A decoration is never taken back by an element inside: `false` only undoes the own tag's. */
  readonly underline?: boolean;
  readonly strike?: boolean;
  /** The text is not shown at all. */
  readonly hidden?: boolean;
}

/** From this weight on, browsers show the bold face of a typeface with two faces. */
const BOLD_WEIGHT = 600;

function isBold(weight: string): boolean | undefined {
  if (weight === 'bold' || weight === 'bolder') return true;
  if (weight === 'normal' || weight === 'lighter') return false;
  return /^\d+(?:\.\d+)?$/.test(weight) ? Number(weight) >= BOLD_WEIGHT : undefined;
}

function isItalic(style: string): boolean | undefined {
  if (/^(?:italic|oblique)\b/.test(style)) return true;
  return style === 'normal' ? false : undefined;
}

/** The shorthand sets weight and style before the size; what it does not name becomes normal. */
function ofFont(value: string): StyleMarks {
  const size = /(?:^|\s)[\d.]+(?:[a-z]{2,4}|%)/.exec(value);
  if (!size) return {};
  const before = value.slice(0, size.index).split(/\s+/);
  return {
    bold: before.some((word) => isBold(word) === true),
    italic: before.some((word) => isItalic(word) === true),
  };
}

function ofDecoration(value: string): StyleMarks {
  if (!/underline|line-through|none/.test(value)) return {};
  return { underline: value.includes('underline'), strike: value.includes('line-through') };
}

function defined(name: 'bold' | 'italic', value: boolean | undefined): StyleMarks {
  return value === undefined ? {} : { [name]: value };
}

function ofDeclaration(property: string, value: string): StyleMarks {
  if (property === 'font-weight') return defined('bold', isBold(value));
  if (property === 'font-style') return defined('italic', isItalic(value));
  if (property === 'font') return ofFont(value);
  if (property === 'text-decoration' || property === 'text-decoration-line') {
    return ofDecoration(value);
  }
  if (property === 'display') return { hidden: value === 'none' };
  // Word hides texts for its own use.
  if (property === 'mso-hide') return { hidden: value === 'all' };
  return {};
}

/**
 * The marks of a style attribute, or of the declarations of a style sheet's rule. The last
 * declaration counts. Read from the text: where a policy forbids inline styles, a browser applies
 * none of them, and elements of a parsed document have an empty style.
 */
export function marksOfStyle(style: string): StyleMarks {
  let marks: StyleMarks = {};
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).replace(/!\s*important/i, '');
    marks = { ...marks, ...ofDeclaration(property, value.trim().toLowerCase()) };
  }
  return marks;
}
