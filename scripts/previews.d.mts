import type { PreviewMarkup } from '../src/prerender-previews';
import type { WrittenPreview } from '../src/ui/lists/list-preview';

export function previewFileOf(
  markup: Pick<PreviewMarkup, 'body' | 'css' | 'samples' | 'texts'>,
): WrittenPreview;
