import { ButtonLink } from '../kit/button';
import { NEW_TOUR_PATH } from '../links/tour-path';
import { EmptyList } from '../lists/empty-list';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';

interface NoToursProps {
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
  mayWrite: boolean;
}

/** A list without rows: the store has no tours, or none matches the search. */
export function NoTours({ filtered, url, mayWrite }: NoToursProps) {
  const t = useText('tours');
  return (
    <EmptyList
      filtered={filtered}
      url={url}
      title={t(filtered ? 'empty.filteredTitle' : 'empty.title')}
      text={t(filtered ? 'empty.filteredText' : 'empty.text')}
      clearLabel={t('empty.clear')}
      start={
        mayWrite && (
          <ButtonLink variant="soft" to={NEW_TOUR_PATH}>
            {t('new')}
          </ButtonLink>
        )
      }
    />
  );
}
