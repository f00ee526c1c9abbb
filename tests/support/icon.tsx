import type { SVGProps } from 'react';

/** Stands in for every compiled icon, so that tests of components need no bundler. */
export default function Icon(properties: SVGProps<SVGSVGElement>) {
  return <svg aria-hidden="true" {...properties} />;
}
