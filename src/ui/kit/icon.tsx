import type { ComponentType, SVGProps } from 'react';

/** What `~icons/solar/…` exports. */
export type IconType = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps {
  of: IconType;
  /** Side in px; 20 when left out. */
  size?: number | undefined;
  /** Turn round with the reading direction (arrows, undo, log out, lists, play). */
  mirrored?: boolean | undefined;
}

/** A decorative icon: the words beside it carry the meaning, so it is hidden from assistive technology. */
export function Icon({ of: Drawing, size = 20, mirrored = false }: IconProps) {
  return (
    <Drawing
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={mirrored ? 'icon mirrored' : 'icon'}
    />
  );
}
