import { styled } from 'styled-components';
import { LANGUAGES } from '#domain/format/languages';
import type { TypedClosure } from '#domain/stores/availability-form';
import WarningIcon from '~icons/solar/danger-triangle-bold';
import { Icon } from '../../../kit/icon';
import { VisuallyHidden } from '../../../kit/layout/visually-hidden';
import { Menu } from '../../../kit/overlays/menu';
import { Muted } from '../../../kit/table/columns';
import { useText } from '../../../text/use-text';
import { useRowMenu } from '../use-row-menu';
import { useClosureTexts } from './use-closure-texts';

const LanguageList = styled.span<{ $all: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  color: ${({ $all }) => ($all ? 'inherit' : 'var(--warning-text)')};
  font-weight: ${({ $all }) => ($all ? '400' : 'var(--weight-strong)')};
  white-space: nowrap;
`;
const Line = styled.tr<{ $past: boolean }>`
  color: ${({ $past }) => ($past ? 'var(--text-2)' : 'inherit')};
  & > th {
    font-weight: ${({ $past }) => ($past ? '400' : 'var(--weight-strong)')};
  }
`;

interface ClosureRowProps {
  closure: TypedClosure;
  isPast: boolean;
  readOnly: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/**
 * One closure: its reason, its days, whether clients may order during it, and the languages of the
 * reason.
 */
export function ClosureRow({ closure, isPast, readOnly, onEdit, onRemove }: ClosureRowProps) {
  const t = useText('storeSettings');
  const texts = useClosureTexts();
  const menu = useRowMenu({ edit: onEdit, remove: onRemove });
  const orders = t(closure.acceptOrders ? 'closures.accepted' : 'closures.paused');
  return (
    <Line $past={isPast}>
      <th scope="row">
        <bdi>{texts.reason(closure)}</bdi>
        {isPast && <Muted>{` · ${t('closures.past')}`}</Muted>}
        <small data-narrow>
          <bdi>{texts.dates(closure)}</bdi>
        </small>
        <small data-narrow>{orders}</small>
      </th>
      <td data-wide>
        <bdi>{texts.dates(closure)}</bdi>
      </td>
      <td data-wide>{texts.length(closure)}</td>
      <td data-wide>{orders}</td>
      <td data-wide>
        <Languages closure={closure} />
      </td>
      <td data-menu>
        {!readOnly && (
          <Menu
            size="small"
            label={t('closures.menu', { dates: texts.dates(closure) })}
            {...menu}
          />
        )}
      </td>
    </Line>
  );
}

function Languages({ closure }: { closure: TypedClosure }) {
  const t = useText('storeSettings');
  const notes = { fr: closure.note, ar: closure.noteAr, en: closure.noteEn };
  const written = LANGUAGES.filter((language) => notes[language] !== '');
  const isComplete = written.length === LANGUAGES.length;
  return (
    <LanguageList $all={isComplete}>
      {!isComplete && <Icon of={WarningIcon} size={16} />}
      {!isComplete && <VisuallyHidden>{t('closures.incomplete')}</VisuallyHidden>}
      <bdi dir="ltr">{written.map((language) => language.toUpperCase()).join(' · ') || '—'}</bdi>
    </LanguageList>
  );
}
