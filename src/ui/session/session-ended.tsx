import { formatTime } from '#domain/format/dates';
import { Note } from '../kit/feedback/note';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';

/** Shown after a session ended during use; `at` is ISO 8601. */
export function SessionEnded({ at }: { at: string }) {
  const t = useText('session');
  const language = useLanguage();
  return <Note announce>{t('ended', { time: formatTime(at, language) })}</Note>;
}
