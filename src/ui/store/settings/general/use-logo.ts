import { useEffect, useState } from 'react';

/** A chosen picture that can be drawn, with a blob URL of this page. */
interface ChosenPicture {
  readonly url: string;
  readonly fileName: string;
}

type Step = { readonly failed: boolean; readonly chosen: ChosenPicture | null };

const IDLE: Step = { failed: false, chosen: null };
const FAILED: Step = { failed: true, chosen: null };

/** A file as a data URL in Base64; rejects when the browser cannot read it. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Rejects when the file is no picture that the browser can draw. */
async function drawable(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode();
}

/**
 * The steps of a logo from a file to its data URL. An unreadable file leaves the logo unchanged.
 */
export function useLogo(onLogo: (dataUrl: string) => void) {
  const [{ failed, chosen }, setStep] = useState(IDLE);
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);
  const choose = (file: File) => {
    const url = URL.createObjectURL(file);
    void drawable(url).then(
      () => setStep({ failed: false, chosen: { url, fileName: file.name } }),
      () => setStep(FAILED),
    );
  };
  const take = (file: File) => {
    void base64Of(file).then(
      (dataUrl) => {
        setStep(IDLE);
        onLogo(dataUrl);
      },
      () => setStep(FAILED),
    );
  };
  return { hasFailed: failed, chosen, choose, take, cancel: () => setStep(IDLE) };
}
