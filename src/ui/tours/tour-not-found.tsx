import { TOURS_PATH } from '../links/tour-path';
import { RecordNotFound } from '../lists/record-not-found';
import { useText } from '../text/use-text';

/** Shown for a URL without a tour of the store. */
export function TourNotFound() {
  const t = useText('tours');
  return (
    <RecordNotFound
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: TOURS_PATH, label: t('unknown.back') }}
    />
  );
}
