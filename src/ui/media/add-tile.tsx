import { useRef } from 'react';
import { styled } from 'styled-components';
import { PICTURE_TYPES } from '#domain/media/picture-limits';
import AddIcon from '~icons/solar/gallery-add-linear';
import { Icon } from '../kit/icon';
import { useText } from '../text/use-text';
import { tile } from './picture-grid';

const Dashed = styled.button`
  ${tile}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  border: 1.5px dashed var(--input-line);
  background: none;
  color: var(--text-2);
  font: var(--weight-strong) var(--text-small) var(--font-body);
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** The last tile: opens the file chooser. */
export function AddTile({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useText('media');
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <li>
      <Dashed
        type="button"
        aria-label={t('field.addLabel')}
        onClick={() => chooser.current?.click()}
      >
        <Icon of={AddIcon} size={24} />
        {t('field.add')}
      </Dashed>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('field.addLabel')}
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          // Else the same file could not be chosen again.
          target.value = '';
        }}
      />
    </li>
  );
}
