import type { SVGProps } from 'react';

/**
 * The component of an icon. Modules `~icons/…` are compiled to a call of it
 * (scripts/icon-compiler.ts), so that the code of a component is loaded once, not with each icon.
 * @param drawing the content of the `<svg>`, without a title
 */
export function createIcon(viewBox: string, drawing: string) {
  const content = { __html: drawing };
  // biome-ignore lint/correctness/noComponentHookFactories: each icon's module calls it once.
  const Icon = (props: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox={viewBox}
      width="1em"
      height="1em"
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is from the icon set.
      dangerouslySetInnerHTML={content}
    />
  );
  return Object.assign(Icon, {
    /** The icon as a document, for the mask of an element (`iconMask`). */
    document: () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`,
  });
}
