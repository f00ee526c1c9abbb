import { styled } from 'styled-components';
import AddIcon from '~icons/solar/gallery-add-linear';
import { Icon } from '../kit/icon';
import { useText } from '../text/use-text';
import { FileChooser } from './file-chooser';
import { tileStyles } from './picture-grid';

const Dashed = styled.button`
  ${tileStyles}
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
  return (
    <li>
      <FileChooser label={t('field.addLabel')} onFiles={onFiles}>
        {(open) => (
          <Dashed type="button" aria-label={t('field.addLabel')} onClick={open}>
            <Icon of={AddIcon} size={24} />
            {t('field.add')}
          </Dashed>
        )}
      </FileChooser>
    </li>
  );
}
