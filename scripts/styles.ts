/**
 * Two UI rules that the linter cannot check: colours are tokens of the theme, and directions are
 * logical, because Arabic pages are mirrored. `tsx scripts/styles.ts [root]`: prints one line per
 * finding and fails when there is any.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

export interface StyleFinding {
  file: string;
  line: number;
  rule: string;
  message: string;
}

interface StyleRule {
  name: string;
  /** Searched for in each block of CSS. */
  pattern: RegExp;
  /** Searched for in each line of TypeScript, where styles are objects or attributes. */
  patternInCode?: RegExp;
  exempt: RegExp;
  message: string;
}

const sides = 'left|right';

/**
 * Properties that paint: a colour name after one of them is a raw colour, elsewhere it is a word.
 */
const paints =
  '[\\w-]*(?:color|background|border|outline|shadow|fill|stroke|caret|decoration)[\\w-]*';
/** The CSS names of colours, without `transparent` and `currentcolor`, which name no colour. */
const shades = 'dark|deep|dim|hot|light|medium|midnight|pale|royal|steel|sky|powder|cadet|rebecca';
const hues = [
  'aqua|aquamarine|azure|beige|black|blue|brown|chocolate|coral|crimson|cyan|fuchsia|gold|goldenrod',
  'gr[ae]y|green|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum',
  'purple|red|salmon|seagreen|sienna|silver|slategr[ae]y|slateblue|snow|tan|teal|tomato|turquoise',
  'violet|wheat|white|whitesmoke|yellow',
].join('|');
const colourName = `(?:${shades})?(?:${hues})`;
const colourFunction = 'rgba?|hsla?|hwb|lab|lch|oklab|oklch';

/** One value of a shorthand: a keyword, a length, `var(…)`, `calc(…)`. */
const value = '[-\\w.%]+(?:\\((?:[^()]|\\([^()]*\\))*\\))?';
/** With four values, the second is the right side and the fourth the left one. */
const boxes = 'inset|margin|padding|border-(?:width|style|color)|scroll-(?:margin|padding)';

export const styleRules: readonly StyleRule[] = [
  {
    name: 'colours are tokens',
    pattern: new RegExp(
      [
        '#[0-9a-f]{3,8}\\b',
        `\\b(?:${colourFunction})\\(`,
        `(?<![\\w-])${paints}\\s*:[^;]*(?<![\\w-])(?:${colourName})(?![\\w-])`,
      ].join('|'),
      'i',
    ),
    patternInCode: new RegExp(
      [
        `(['"])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\1`,
        `['"](?:${colourFunction})\\(`,
        `\\b(?:\\w*[cC]olor|background|fill|stroke)\\s*[:=]\\s*\\{?['"](?:${colourName})['"]`,
      ].join('|'),
      'i',
    ),
    exempt: /^src\/ui\/(?:theme|illustrations)\//,
    message: 'name a token of src/ui/theme, so that the dark theme and a new palette reach it too.',
  },
  {
    name: 'directions are logical',
    pattern: new RegExp(
      [
        `\\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:${sides})\\b`,
        `\\bborder-(?:top|bottom)-(?:${sides})-radius\\b`,
        `(?<![\\w-])(?:${sides})\\s*:`,
        `\\b(?:text-align|text-align-last|float|clear|justify-\\w+|caption-side)\\s*:\\s*(?:${sides})\\b`,
        `\\b(?:background|object|mask|transform|perspective)[\\w-]*\\s*:[^;]*(?<![\\w-])(?:${sides})(?![\\w-])`,
      ].join('|'),
    ),
    patternInCode:
      /\b(?:margin|padding|border)(?:Left|Right)\w*\s*[:=]|(?:textAlign|float|backgroundPosition|transformOrigin):\s*['"][^'"]*\b(?:left|right)\b/,
    exempt: /^$/,
    message:
      'write the logical form (margin-inline-start, inset-inline-end, text-align: start), which turns with the reading direction.',
  },
  {
    name: 'boxes are logical',
    // Equal second and fourth values do not depend on the side.
    pattern: new RegExp(
      `(?<![\\w-])(?:${boxes})\\s*:\\s*${value}\\s+(${value})\\s+${value}\\s+(?!\\1(?![\\w.%(]))${value}`,
    ),
    exempt: /^$/,
    message:
      'four values give the right and the left side: write the block and the inline ones (inset-block, padding-inline), which turn with the reading direction.',
  },
  {
    name: 'movement follows the reading direction',
    pattern:
      /\b(?:translateX|translate3d|translate|skewX)\((?!\s*(?:0(?![.\d])|calc\(\s*(?:-1\s*\*\s*)?var\(--dir\)))|(?<![\w-])translate\s*:\s*(?!none|0(?![.\d])|calc\(\s*(?:-1\s*\*\s*)?var\(--dir\))/,
    patternInCode:
      /\btranslateX\((?!\s*(?:0(?![.\d])|calc\(\s*var\(--dir\)))|\btranslate:\s*['"`](?!none|0(?![.\d])|calc\(\s*var\(--dir\))/,
    exempt: /^$/,
    message:
      'multiply the way along the line by the direction: translateX(calc(var(--dir) * 24px)).',
  },
];

/** @param root the folder that contains src/ui */
export function styleFindings(root: string): StyleFinding[] {
  const folder = join(root, 'src/ui');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join('src/ui', path.replaceAll('\\', '/')))
    .filter((path) => /\.(?:tsx?|css)$/.test(path))
    .flatMap((path) => findingsIn(path, readFileSync(join(root, path), 'utf8')));
}

function findingsIn(file: string, source: string): StyleFinding[] {
  const { css, code } = file.endsWith('.css')
    ? { css: withoutComments(source), code: '' }
    : separated(withoutComments(source));
  return styleRules
    .filter((rule) => !rule.exempt.test(file))
    .flatMap((rule) =>
      [...linesMatching(css, rule.pattern), ...linesMatching(code, rule.patternInCode)].map(
        (line) => ({ file, line, rule: rule.name, message: rule.message }),
      ),
    );
}

function linesMatching(text: string, pattern: RegExp | undefined): number[] {
  if (!pattern) return [];
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
}

/**
 * Splits a module into its styled templates and the rest, both with the original line numbers.
 * Interpolations count as code, so that `${({ left }) => left}` is not a declaration.
 */
function separated(source: string): { css: string; code: string } {
  let css = '';
  let code = '';
  // One entry for each open template or interpolation; 0 counts braces in code.
  const open: { style: boolean; braces: number }[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at);
    const inside = open.at(-1);
    const inTemplate = inside?.braces === -1;
    const inStyle = inTemplate && inside?.style === true;
    css += inStyle || character === '\n' ? character : ' ';
    code += !inStyle || character === '\n' ? character : ' ';
    if (inTemplate && source.startsWith('${', at)) open.push({ style: false, braces: 0 });
    else if (character === '`' && inTemplate) open.pop();
    else if (character === '`') open.push({ style: isStyled(source, at), braces: -1 });
    else if (inside && !inTemplate) countBraces(open, character);
  }
  return { css, code };
}

function countBraces(open: { style: boolean; braces: number }[], character: string): void {
  const inside = open.at(-1);
  if (!inside) return;
  if (character === '{') inside.braces += 1;
  if (character === '}') inside.braces -= 1;
  if (inside.braces === 0) open.pop();
}

function isStyled(source: string, at: number): boolean {
  const before = source.slice(Math.max(0, at - 300), at);
  return /(?:\bstyled[.(][^;`]*|\bcss|\bkeyframes|\bcreateGlobalStyle)(?:<[^`]*>)?\s*$/.test(
    before,
  );
}

/** Replaces comments with blanks, so that line numbers stay. */
function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const findings = styleFindings(resolve(process.argv[2] ?? '.'));
  for (const { file, line, rule, message } of findings) {
    console.error(`${file}:${line}: [${rule}] ${message}`);
  }
  process.exitCode = findings.length > 0 ? 1 : 0;
}
