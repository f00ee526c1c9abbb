import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { styled } from 'styled-components';
import UploadIcon from '~icons/solar/upload-minimalistic-linear';
import { AriaLocale } from './aria-locale';
import { Icon } from './icon';

export interface FileDropProps {
  /** "Déposez un fichier CSV ici" */
  label: string;
  /** What is taken, and how large. */
  help?: string | undefined;
  /** The button: "Choisir un fichier". */
  chooseLabel: string;
  /** MIME types and endings for the file chooser: ".csv", "text/csv". The caller judges what it gets. */
  accept?: readonly string[] | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
}

const Zone = styled(DropZone)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-8);
  padding: var(--space-40) var(--space-24);
  border: 1.5px dashed var(--input-line);
  border-radius: var(--radius-note);
  background: var(--sunk);
  text-align: center;
  transition: background-color var(--t-hover) var(--ease);
  &[data-drop-target] {
    border-color: var(--fill);
    background: var(--accent-soft);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & > svg {
    color: var(--text-2);
  }
`;
const Words = styled.p`
  font-weight: var(--weight-strong);
`;
const Help = styled.p`
  color: var(--on-press);
  font: 400 var(--text-small) var(--font-body);
`;
const Choose = styled(AriaButton)`
  min-block-size: 40px;
  margin-block-start: var(--space-8);
  padding-inline: var(--space-16);
  border-radius: var(--radius-control);
  background: var(--paper);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  font: var(--weight-strong) var(--text-body) var(--font-body);
  &[data-hovered] {
    box-shadow: inset 0 0 0 1px var(--text);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** Takes files by drop, by the chooser and by paste. */
export function FileDrop(props: FileDropProps) {
  const { label, help, chooseLabel, accept, multiple = false, disabled = false, onFiles } = props;
  const [over, setOver] = useState(false);
  const give = (files: readonly File[]) => {
    const taken = multiple ? files : files.slice(0, 1);
    if (taken.length > 0 && !disabled) onFiles(taken);
  };
  return (
    <AriaLocale>
      <Zone
        aria-label={label}
        isDisabled={disabled}
        getDropOperation={() => 'copy'}
        onDropEnter={() => setOver(true)}
        onDropExit={() => setOver(false)}
        onDrop={async (event) => {
          setOver(false);
          const files = event.items.filter((item) => item.kind === 'file');
          give(await Promise.all(files.map((item) => item.getFile())));
        }}
        data-over={over}
      >
        <Icon of={UploadIcon} size={32} />
        <Words>{label}</Words>
        {help && <Help>{help}</Help>}
        <FileTrigger
          allowsMultiple={multiple}
          {...(accept ? { acceptedFileTypes: accept } : {})}
          onSelect={(files) => give(Array.from(files ?? []))}
        >
          <Choose isDisabled={disabled}>{chooseLabel}</Choose>
        </FileTrigger>
      </Zone>
    </AriaLocale>
  );
}
