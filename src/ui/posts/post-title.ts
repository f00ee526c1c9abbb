import type { PostRecord } from '#application/posts/post-actions.machine';
import { useLocalizedName } from '../text/localized';

/** The title in the page's language, or the French one. */
export function usePostTitle(): (
  post: Pick<PostRecord, 'title' | 'titleEn' | 'titleAr'>,
) => string {
  const localized = useLocalizedName();
  return ({ title, titleEn, titleAr }) =>
    localized({ name: title, nameEn: titleEn, nameAr: titleAr });
}
