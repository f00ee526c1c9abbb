import { thumbnailUrlOf } from '../media/picture-limits';

/**
 * The cover of a tour in the list for guests: its thumbnails, of which the browser loads the one that
 * fits. The document and the app name the same ones, so that it loads one only.
 */
export function tourCover(coverUrl: string) {
  const [small, large] = [thumbnailUrlOf(coverUrl), thumbnailUrlOf(coverUrl, 960)];
  return {
    src: small,
    srcSet: `${small} 320w, ${large} 960w`,
    sizes: '(max-width: 599px) 100vw, 360px',
    width: 360,
    height: 240,
  } as const;
}
