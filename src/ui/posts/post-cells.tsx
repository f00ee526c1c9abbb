import { Link } from 'react-router';
import { LANGUAGES, languageRecords } from '#domain/format/languages';
import type { PostSummary } from '#openapi/types.generated';
import { NameText } from '../kit/name-text';
import { postPath } from '../links/post-path';
import { DetailLine, Muted, Strong, TwoLineCell } from '../lists/cells';
import { useLocalizedTitle } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

interface CellProps {
  post: PostSummary;
}

/** Title and address. */
export function PostCell({ post }: CellProps) {
  const path = postPath(post);
  const title = useLocalizedTitle()(post);
  return (
    <TwoLineCell data-lines="">
      <Strong dir="auto" title={title}>
        <Link to={path}>
          <NameText>{title}</NameText>
        </Link>
      </Strong>
      <DetailLine>{`/post/${post.slug}`}</DetailLine>
    </TwoLineCell>
  );
}

/** The languages in which it has a title. */
export function LanguagesCell({ post }: CellProps) {
  const format = useFormat();
  const titles = { fr: post.title, ar: post.titleAr, en: post.titleEn };
  const written = LANGUAGES.filter((language) => titles[language] !== '');
  return <>{format.list(written.map((language) => languageRecords[language].name))}</>;
}

/** When it was first published. */
export function PublishedCell({ post: { publishedAt } }: CellProps) {
  const t = useText('posts');
  const format = useFormat();
  if (!publishedAt) return <Muted>{t('neverPublished')}</Muted>;
  return <time dateTime={publishedAt}>{format.date(publishedAt)}</time>;
}

/** When it was last changed. */
export function UpdatedCell({ post: { updatedAt } }: CellProps) {
  const format = useFormat();
  return <time dateTime={updatedAt}>{format.dateTime(updatedAt)}</time>;
}
