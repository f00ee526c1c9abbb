import { resolve } from 'node:path';
import { optimize } from 'svgo';

/** Digits after the point in a box of 24 units: at 48 pixels, the largest icon, 0.02 pixels. */
const PRECISION = 2;

/** A filled area: anything that is not drawn by lines only. */
const FILL = /fill="(?!none")/;

const CREATE_ICON = resolve(import.meta.dirname, '../src/ui/kit/create-icon');
const CLIP_RULE = ' clip-rule="evenodd"';

/**
 * Turns the drawing of an icon set into a React component of its props. The output has rounded
 * coordinates and no support for a title, which no icon here has. It weighs half of what the usual
 * compiler produces.
 */
export const iconCompiler = {
  extension: 'js',
  compiler(svg: string): string {
    const { data } = optimize(withoutLineJoins(svg), {
      multipass: true,
      floatPrecision: PRECISION,
      plugins: [{ name: 'preset-default', params: { overrides: fewerElements(svg) } }],
    });
    const [, viewBox] = /viewBox="([^"]+)"/.exec(data) ?? [];
    // `clip-rule` has no effect on a path outside a `<clipPath>`, and no icon has one.
    const [, drawing] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(data.replaceAll(CLIP_RULE, '')) ?? [];
    if (!viewBox || !drawing) throw new Error(`No drawing with a box: ${svg}`);
    const { content, look } = withCommonLook(drawing, isLines(svg) ? ROUND_JOINS : []);
    const parameters = [JSON.stringify(content)];
    const isUsualBox = viewBox === USUAL_BOX;
    if (!isUsualBox || look !== LINES) parameters.push(look === LINES ? 'undefined' : look);
    if (!isUsualBox) parameters.push(JSON.stringify(viewBox));
    return [
      `import { createIcon } from ${JSON.stringify(CREATE_ICON)};`,
      `export default /* @__PURE__ */ createIcon(${parameters.join(', ')});`,
    ].join('\n');
  },
};

/** What `createIcon` assumes. */
const USUAL_BOX = '0 0 24 24';
const LINES = JSON.stringify({
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: '1.5',
});

const GROUP = /^<g ([^>]*)>((?:(?!<g[ >]).)*)<\/g>$/s;
const ELEMENTS = /^(?:<\w+ [^<>]*\/>)+$/s;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;
type Attribute = readonly [name: string, value: string];
const ROUND_JOINS: readonly Attribute[] = [['stroke-linejoin', 'round']];
/** Inherited by the content of an `<svg>`. */
const INHERITED = /^(?:fill|fill-rule|stroke|stroke-.+)$/;

/**
 * Moves what all elements of a drawing have in common to the `<svg>`: a page has many icons, and
 * each element costs time.
 * @param added further attributes of the `<svg>`
 * @returns the drawing without it, and the attributes of the `<svg>` as JSON of React's props
 */
function withCommonLook(
  drawing: string,
  added: readonly Attribute[],
): { content: string; look: string } {
  const [, attributes, inGroup] = GROUP.exec(drawing) ?? [];
  if (attributes !== undefined && inGroup !== undefined) {
    return { content: inGroup, look: asProps([...attributesOf(` ${attributes}`), ...added]) };
  }
  if (!ELEMENTS.test(drawing)) return { content: drawing, look: asProps(added) };
  const [first = new Map(), ...others] = drawing.split(/(?<=\/>)/).map(attributesOf);
  const common = [...first].filter(
    ([name, value]) =>
      INHERITED.test(name) && others.every((attributes) => attributes.get(name) === value),
  );
  const content = common.reduce(
    (left, [name, value]) => left.replaceAll(` ${name}="${value}"`, ''),
    drawing,
  );
  return { content, look: asProps([...common, ...added]) };
}

function attributesOf(element: string): Map<string, string> {
  return new Map(
    [...element.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
  );
}

function asProps(attributes: readonly Attribute[]): string {
  const props = attributes
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]);
  return JSON.stringify(Object.fromEntries(props));
}

/**
 * Circles become paths, and lines of the same style one path, also where they cross: a page has many
 * icons, and each element costs time. Areas that overlap stay apart, as a hole could come of them.
 */
function fewerElements(svg: string) {
  return { convertShapeToPath: { convertArcs: true }, mergePaths: { force: isLines(svg) } };
}

function isLines(svg: string): boolean {
  return !FILL.test(svg);
}

/**
 * The icon set rounds the corners of some lines of an icon and not of others, which nobody sees at
 * 20 pixels, and paths that differ in it are not merged. All lines have round corners here.
 */
function withoutLineJoins(svg: string): string {
  return isLines(svg) ? svg.replaceAll(/ stroke-linejoin="[^"]*"/g, '') : svg;
}
