import type { SVGProps } from 'react';

/**
 * The component of an icon. Modules `~icons/…` are compiled to a call of it
 * (scripts/icon-compiler.ts), so that the code of a component is loaded once, not with each icon.
 * @param drawing the content of the `<svg>`, without a title
 */
export function createIcon(viewBox: string, drawing: string) {
  const content = { __html: drawing };
  // biome-ignore lint/correctness/noComponentHookFactories: each icon's module calls it once.
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox={viewBox}
        width="1em"
        height="1em"
        {...props}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is from the icon set.
        dangerouslySetInnerHTML={content}
      />
    );
  };
}
