import { styled } from 'styled-components';
import SearchIcon from '~icons/solar/magnifier-linear';
import { formatKeys } from '../../commands/format-keys';
import { PALETTE_KEYS } from '../../commands/keys';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { Kbd } from '../../kit/kbd';
import type { Palette } from '../../portal-context/palette-context';
import { useText } from '../../text/use-text';

const SearchButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  /* A longer language takes more room before it is cut. */
  min-inline-size: min(340px, 100%);
  max-inline-size: 520px;
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
  palette: Palette;
  /** Only the icon, for lack of room. */
  compact?: boolean | undefined;
}

/** Looks like a field and opens the command palette; the palette itself handles Ctrl K. */
export function HeaderSearch({ palette, compact = false }: HeaderSearchProps) {
  const t = useText('palette');
  if (compact) return <IconButton icon={SearchIcon} label={t('label')} onClick={palette.open} />;
  return (
    <SearchButton
      type="button"
      data-search=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onPointerEnter={palette.preload}
      onFocus={palette.preload}
      onClick={palette.open}
    >
      <Icon of={SearchIcon} />
      <span>{t('label')}</span>
      <Kbd>{formatKeys(PALETTE_KEYS).join(' ')}</Kbd>
    </SearchButton>
  );
}
