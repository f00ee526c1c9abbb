import { type Language, languageRecords } from '#domain/format/languages';
import CheckIcon from '~icons/solar/check-circle-bold';
import CopyIcon from '~icons/solar/copy-linear';
import { Button } from '../../kit/button';
import { Meter } from '../../kit/feedback/meter';
import { Icon } from '../../kit/icon';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { PaneHeaderRow, PaneMeter, PaneName } from './pane-layout';

interface PaneHeaderProps {
  language: Language;
  /** The share of the language's texts that is filled in, 0 to 1. */
  share: number;
  /** Copies the French text into empty fields for translation; null if there is nothing to copy. */
  onCopy: (() => void) | null;
}

/**
 * Above the texts of one language: its own name, its completeness, and a button to copy the French
 * texts.
 */
export function PaneHeader({ language, share, onCopy }: PaneHeaderProps) {
  const t = useText('forms');
  const format = useFormat();
  const { name } = languageRecords[language];
  return (
    <PaneHeaderRow>
      <PaneName>
        <bdi lang={language}>{name}</bdi>
        {share === 1 && <Icon of={CheckIcon} size={20} />}
        {share < 1 && language !== 'fr' && onCopy && (
          <Button
            variant="text"
            size="small"
            icon={CopyIcon}
            aria-label={t('panes.copyLabel', { language: name })}
            onClick={onCopy}
          >
            {t('panes.copy')}
          </Button>
        )}
      </PaneName>
      <PaneMeter>
        <Meter
          label={t('panes.completeness', { language: name, percent: format.percent(share) })}
          value={Math.round(share * 100)}
          height={4}
          tone={share === 1 ? 'accent' : 'warning'}
        />
        <span aria-hidden="true">{format.percent(share)}</span>
      </PaneMeter>
    </PaneHeaderRow>
  );
}
