import type { i18n as I18n } from 'i18next';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import type { Application } from '#application/create-application';
import { ApplicationProvider } from '../ui/portal-context/application-context';
import { LocalizedKitTexts } from '../ui/text/localized-kit-texts';
import { TextsProvider } from '../ui/text/texts-provider';
import ar from './locales/ar/dev.json';
import en from './locales/en/dev.json';
import fr from './locales/fr/dev.json';
import { MachinesPage } from './machines-page/machines-page';
import { MachineMonitor } from './monitor/machine-monitor';
import { CHANNEL } from './recording/messages';

/**
 * Milliseconds between two renders: nobody reads faster, and rendering each frame would block the
 * page.
 */
const RENDER_INTERVAL_MS = 100;

/** The texts are in the tool's own code, and not among the shipped files. */
function addTexts(i18n: I18n): void {
  for (const [language, texts] of Object.entries({ fr, ar, en })) {
    i18n.addResourceBundle(language, 'dev', texts);
  }
}

/** The page of the developer tool, which replaces the portal's. */
export function developerTools(application: Application, i18n: I18n) {
  addTexts(i18n);
  const watch = new MachineMonitor(new BroadcastChannel(CHANNEL), (call) =>
    setTimeout(call, RENDER_INTERVAL_MS),
  );
  const leave = watch.start();
  window.addEventListener('pagehide', leave, { once: true });
  return (
    <TextsProvider i18n={i18n}>
      <ApplicationProvider application={application}>
        <BrowserRouter>
          <LocalizedKitTexts>
            <Suspense fallback={null}>
              <MachinesPage watch={watch} />
            </Suspense>
          </LocalizedKitTexts>
        </BrowserRouter>
      </ApplicationProvider>
    </TextsProvider>
  );
}
