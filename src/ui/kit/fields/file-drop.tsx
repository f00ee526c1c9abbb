import { Button as AriaButton } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { styled } from 'styled-components';
import DangerIcon from '~icons/solar/danger-circle-bold';
import UploadIcon from '~icons/solar/upload-minimalistic-linear';
import { media } from '../../theme/breakpoints';
import { AriaLocale } from '../aria-locale';
import { ProgressBar } from '../feedback/meter';
import { Icon } from '../icon';

export interface FileDropProps {
  /** "Déposez un fichier CSV ici" */
  label: string;
  /** The accepted types and the maximum size. */
  help?: string | undefined;
  /** The button: "Choisir un fichier". */
  chooseLabel: string;
  /**
   * MIME types and extensions for the file chooser: ".csv", "text/csv". The caller validates the
   * files.
   */
  accept?: readonly string[] | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A file is being uploaded: the text under the bar, and the sent share (0 to 100), if known. */
  progress?: { label: string; value?: number | undefined } | undefined;
  /** The last file's error; read aloud when it appears. */
  error?: string | undefined;
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
  &[data-invalid] {
    border-color: var(--error-text);
  }
  &[data-off] {
    opacity: 0.56;
  }
  & > svg {
    color: var(--text-2);
  }
  ${media.below('phone')} {
    padding: var(--space-24) var(--space-16);
  }
`;
const UploadProgress = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  inline-size: min(320px, 100%);
  margin-block-start: var(--space-8);
  color: var(--on-press);
  font: 400 var(--text-small) var(--font-body);
`;
const ErrorMessage = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  color: var(--error-text);
  font: var(--weight-strong) var(--text-small) var(--font-body);
  text-align: start;
  & > svg {
    margin-block-start: 2px;
  }
`;
const Text = styled.p`
  font-weight: var(--weight-strong);
`;
const Help = styled.p`
  max-inline-size: 60ch;
  text-wrap: balance;
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
  ${media.touch} {
    min-block-size: 44px;
  }
  &[data-hovered] {
    box-shadow: inset 0 0 0 1px var(--text);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

/**
 * Accepts files by drop, by the chooser and by paste; shows the progress and the error of a file.
 */
export function FileDrop(props: FileDropProps) {
  const { label, help, chooseLabel, accept, multiple = false, disabled = false, onFiles } = props;
  const { progress, error } = props;
  const closed = disabled || progress !== undefined;
  const give = (files: readonly File[]) => {
    const taken = multiple ? files : files.slice(0, 1);
    if (taken.length > 0 && !closed) onFiles(taken);
  };
  return (
    <AriaLocale>
      <Zone
        aria-label={label}
        isDisabled={closed}
        getDropOperation={() => 'copy'}
        onDrop={async (event) => {
          const files = event.items.filter((item) => item.kind === 'file');
          give(await Promise.all(files.map((item) => item.getFile())));
        }}
        {...(disabled ? { 'data-off': '' } : {})}
        {...(error ? { 'data-invalid': '' } : {})}
      >
        <Icon of={UploadIcon} size={32} />
        <Text>{label}</Text>
        {help && <Help>{help}</Help>}
        {progress ? (
          <UploadProgress role="status">
            <ProgressBar {...progress} />
            {progress.label}
          </UploadProgress>
        ) : (
          <FileTrigger
            allowsMultiple={multiple}
            {...(accept ? { acceptedFileTypes: accept } : {})}
            onSelect={(files) => give(Array.from(files ?? []))}
          >
            <Choose isDisabled={disabled}>{chooseLabel}</Choose>
          </FileTrigger>
        )}
        {error && (
          <ErrorMessage role="alert">
            <Icon of={DangerIcon} />
            <span>{error}</span>
          </ErrorMessage>
        )}
      </Zone>
    </AriaLocale>
  );
}
