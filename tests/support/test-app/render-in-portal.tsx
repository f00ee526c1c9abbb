import { readdirSync, readFileSync } from 'node:fs';
import { type RenderOptions, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { textFormat } from '#infrastructure/languages/text-format';
import { ApplicationProvider } from '../../../src/ui/portal-context/application-context';
import { LocalizedKitTexts } from '../../../src/ui/text/localized-kit-texts';
import { TextsProvider } from '../../../src/ui/text/texts-provider';
import type { TestApp } from './compose-test-app';

function texts(language: string): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    readdirSync(`public/locales/${language}`).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`public/locales/${language}/${file}`, 'utf8')),
    ]),
  );
}

/** Renders content as the portal would, in French with its real texts, without a browser. */
export async function renderInPortal(
  { application }: TestApp,
  shown: ReactNode,
  options: RenderOptions = {},
) {
  const i18n = createInstance();
  await i18n
    .use(initReactI18next)
    .use(textFormat)
    .init({
      lng: 'fr',
      resources: { fr: texts('fr') },
    });
  return render(
    <TextsProvider i18n={i18n}>
      <ApplicationProvider application={application}>
        <MemoryRouter>
          <LocalizedKitTexts>{shown}</LocalizedKitTexts>
        </MemoryRouter>
      </ApplicationProvider>
    </TextsProvider>,
    options,
  );
}
