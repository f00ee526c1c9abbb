import type { SVGProps } from 'react';

/** Attributes of an `<svg>` that its content inherits, by the names of React's props. */
type IconLook = Readonly<Record<string, string>>;

/** Drawn by lines. */
const LINES: IconLook = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: '1.5',
};

/**
 * The component of an icon. Modules `~icons/…` are compiled to a call of it
 * (bundler/icon-compiler.ts), so that the code of a component is loaded once, not with each icon.
 * @param drawing the content of the `<svg>`, without a title
 * @param look what all of its elements have in common
 */
export function createIcon(drawing: string, look = LINES, viewBox = '0 0 24 24') {
  const content = { __html: drawing };
  // biome-ignore lint/correctness/noComponentHookFactories: each icon's module calls it once.
  const Icon = (props: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox={viewBox}
      width="1em"
      height="1em"
      {...look}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is from the icon set.
      dangerouslySetInnerHTML={content}
    />
  );
  return Object.assign(Icon, {
    /** The icon as a document, for the mask of an element (`iconMask`). */
    document: () => {
      const attributes = Object.entries(look)
        // `strokeWidth` is `stroke-width` outside React.
        .map(([name, value]) => ` ${name.replace(/[A-Z]/g, '-$&').toLowerCase()}="${value}"`)
        .join('');
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${attributes}>${drawing}</svg>`;
    },
  });
}
