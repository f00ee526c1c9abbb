import type { SVGProps } from 'react';

/** Replaces every compiled icon, so that component tests need no bundler. */
export default function Icon(properties: SVGProps<SVGSVGElement>) {
  return <svg aria-hidden="true" {...properties} />;
}
