import { optimize } from 'svgo';

/** Digits after the point in a box of 24 units: at 48 pixels, the largest icon, 0.02 pixels. */
const PRECISION = 2;

/**
 * Turns the drawing of an icon set into a React component of its props. The output has rounded
 * coordinates and no support for a title, which no icon here has. It weighs half of what the usual
 * compiler produces.
 */
export const iconCompiler = {
  extension: 'js',
  compiler(svg: string): string {
    const { data } = optimize(svg, { multipass: true, floatPrecision: PRECISION });
    const [, viewBox] = /viewBox="([^"]+)"/.exec(data) ?? [];
    const [, drawing] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(data) ?? [];
    if (!viewBox || !drawing) throw new Error(`No drawing with a box: ${svg}`);
    const parts = JSON.stringify({ __html: drawing });
    const size = `viewBox: ${JSON.stringify(viewBox)}, width: '1em', height: '1em'`;
    return [
      "import { jsx } from 'react/jsx-runtime';",
      `const drawing = ${parts};`,
      'export default function Icon(props) {',
      `  return jsx('svg', { ${size}, ...props, dangerouslySetInnerHTML: drawing });`,
      '}',
    ].join('\n');
  },
};
