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
    const { data } = optimize(svg, {
      multipass: true,
      floatPrecision: PRECISION,
      plugins: [{ name: 'preset-default', params: { overrides: fewerElements(svg) } }],
    });
    const [, viewBox] = /viewBox="([^"]+)"/.exec(data) ?? [];
    // `clip-rule` has no effect on a path outside a `<clipPath>`, and no icon has one.
    const [, drawing] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(data.replaceAll(CLIP_RULE, '')) ?? [];
    if (!viewBox || !drawing) throw new Error(`No drawing with a box: ${svg}`);
    const parameters = `${JSON.stringify(viewBox)}, ${JSON.stringify(drawing)}`;
    return [
      `import { createIcon } from ${JSON.stringify(CREATE_ICON)};`,
      `export default /* @__PURE__ */ createIcon(${parameters});`,
    ].join('\n');
  },
};

/**
 * Circles become paths, and lines of the same style one path, also where they cross: a page has many
 * icons, and each element costs time. Areas that overlap stay apart, as a hole could come of them.
 */
function fewerElements(svg: string) {
  return { convertShapeToPath: { convertArcs: true }, mergePaths: { force: !FILL.test(svg) } };
}
