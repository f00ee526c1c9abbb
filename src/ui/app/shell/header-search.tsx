import { styled } from 'styled-components';
import SearchIcon from '~icons/solar/minimalistic-magnifier-linear';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { Kbd } from '../../kit/kbd';
import { useText } from '../../text/use-text';

const Face = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: min(340px, 100%);
  min-block-size: 40px;
  padding-inline: var(--space-12);
  border-radius: var(--radius-control);
  background: var(--press);
  color: var(--on-press);
  font: 400 var(--text-body) var(--font-body);
  white-space: nowrap;
  & > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &:hover {
    background: var(--line);
  }
`;

export interface HeaderSearchProps {
  onSearch: () => void;
  /** Only the glass, where there is no room. */
  compact?: boolean | undefined;
}

/** Looks like a field and opens the command palette; the palette itself listens for Ctrl K. */
export function HeaderSearch({ onSearch, compact = false }: HeaderSearchProps) {
  const t = useText('palette');
  if (compact) return <IconButton icon={SearchIcon} label={t('label')} onClick={onSearch} />;
  return (
    <Face type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={onSearch}>
      <Icon of={SearchIcon} />
      <span>{t('label')}</span>
      <Kbd>Ctrl K</Kbd>
    </Face>
  );
}
