import { type ReactNode, useState } from 'react';
import { PICTURE_TYPES } from '#domain/media/picture-limits';

const PICTURES = [...PICTURE_TYPES, '.jfif'];

interface FileChooserProps {
  /** Names the chooser: "Ajouter des images". */
  label: string;
  onFiles: (files: File[]) => void;
  /** Types that it offers; those of pictures by default. */
  accept?: readonly string[];
  /** The button; pressing it calls `open`. */
  children: (open: () => void) => ReactNode;
}

/** The browser's own file chooser, behind any button. */
export function FileChooser({ label, onFiles, accept = PICTURES, children }: FileChooserProps) {
  const [chooser, setChooser] = useState<HTMLInputElement | null>(null);
  return (
    <>
      {children(() => chooser?.click())}
      <input
        ref={setChooser}
        type="file"
        multiple
        hidden
        accept={accept.join(',')}
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
