import type { ComponentType, SVGProps } from 'react';

/** The type of the exports of `~icons/solar/…`. */
export type IconType = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps {
  of: IconType;
  /** Side in px; 20 by default. */
  size?: number | undefined;
  /** Mirrored in right-to-left pages (arrows, undo, log out, lists, play). */
  mirrored?: boolean | undefined;
}

/**
 * A decorative icon: the adjacent text has the meaning, so the icon is hidden from assistive
 * technology.
 */
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
