import { POSTS_PATH } from '../links/post-path';
import { RecordNotFound } from '../lists/record-not-found';
import { useText } from '../text/use-text';

/** Shown for a URL without an article of the store. */
export function PostNotFound() {
  const t = useText('posts');
  return (
    <RecordNotFound
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: POSTS_PATH, label: t('unknown.back') }}
    />
  );
}
