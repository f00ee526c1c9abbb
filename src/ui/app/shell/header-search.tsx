import { styled } from 'styled-components';
import SearchIcon from '~icons/solar/minimalistic-magnifier-linear';
import { keyWords } from '../../commands/key-words';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { Shortcut } from '../../kit/shortcut';
import { preloadPalette, useOpenPalette } from '../../palette/palette-provider';
import { useText } from '../../text/use-text';

const Plate = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: min(340px, 100%);
  min-block-size: 40px;
  margin-inline-end: auto;
  padding-inline: var(--space-12) var(--space-8);
  border-radius: var(--radius-control);
  background: var(--press);
  color: var(--on-press);
  font: 400 var(--text-table) var(--font-body);
  & > span:first-of-type {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Leads to the palette: a field to look at on wide windows, the glass alone on narrow ones. */
export function HeaderSearch({ compact }: { compact: boolean }) {
  const t = useText('palette');
  const open = useOpenPalette();
  if (compact) {
    return <IconButton icon={SearchIcon} label={t('label')} onClick={() => open('palette')} />;
  }
  return (
    <Plate
      type="button"
      onPointerEnter={preloadPalette}
      onFocus={preloadPalette}
      onClick={() => open('palette')}
    >
      <Icon of={SearchIcon} />
      <span>{t('label')}</span>
      <Shortcut keys={[keyWords('mod+k').join(' ')]} />
    </Plate>
  );
}
