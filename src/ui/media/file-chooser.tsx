import { type ReactNode, useState } from 'react';
import { PICTURE_TYPES } from '#domain/media/picture-limits';

interface FileChooserProps {
  /** Names the chooser: "Ajouter des images". */
  label: string;
  onFiles: (files: File[]) => void;
  /** The button; pressing it calls `open`. */
  children: (open: () => void) => ReactNode;
}

/** The browser's own picture chooser, behind any button. */
export function FileChooser({ label, onFiles, children }: FileChooserProps) {
  const [chooser, setChooser] = useState<HTMLInputElement | null>(null);
  return (
    <>
      {children(() => chooser?.click())}
      <input
        ref={setChooser}
        type="file"
        multiple
        hidden
        accept={[...PICTURE_TYPES, '.jfif'].join(',')}
        aria-label={label}
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          // Otherwise the same file could not be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
