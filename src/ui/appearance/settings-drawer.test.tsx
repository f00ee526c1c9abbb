import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Appearance } from '#domain/appearance/appearance';
import { composeTestApp, type TestApp } from '../../../tests/support/test-app/compose-test-app';
import { renderInPortal } from '../../../tests/support/test-app/render-in-portal';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { SettingsDrawerProvider } from './open-settings';
import { SettingsButton } from './settings-button';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('Settings drawer', () => {
  test('The settings drawer sets every setting without a re-render of the page', async () => {
    const { app, pageRenders } = await openDrawer();
    const before = pageRenders();
    choose('Sombre');
    choose('Renforcé');
    choose('Vers la gauche');
    choose('Réduit');
    choose('Violet');
    expect(app.application.appearance.read()).toEqual({
      themeMode: 'dark',
      themeContrast: 'bold',
      themeDirection: 'rtl',
      themeLayout: 'mini',
      themeStretch: false,
      themeColorPresets: 'purple',
    } satisfies Appearance);
    expect(screen.getByLabelText('Violet')).toBeChecked();
    expect(pageRenders()).toBe(before);
  });

  test('The settings drawer marks settings that differ from the defaults, and resets them', async () => {
    const { app } = await openDrawer();
    const defaults = app.application.appearance.read();
    expect(screen.queryByRole('button', { name: /modifiés/ })).toBeNull();
    choose('Sombre');
    fireEvent.click(screen.getByRole('button', { name: /Rétablir.*modifiés/ }));
    expect(app.application.appearance.read()).toEqual(defaults);
    expect(screen.getByLabelText('Clair')).toBeChecked();
    expect(screen.queryByRole('button', { name: /modifiés/ })).toBeNull();
  });

  test('The settings drawer disables full width in a narrow window, and shows the required width', async () => {
    const { app } = await openDrawer();
    const stretch = screen.getByRole('switch', { name: 'Pleine largeur' });
    expect(stretch).toHaveAttribute('aria-disabled', 'true');
    expect(stretch).toHaveAccessibleDescription(/À partir de 1.600.px de large/);
    fireEvent.click(stretch);
    expect(app.application.appearance.read().themeStretch).toBe(false);
  });

  test('The settings drawer follows a change of the stored settings', async () => {
    const { app } = await openDrawer();
    const { appearance } = app.application;
    act(() => appearance.write({ ...appearance.read(), themeLayout: 'horizontal' }));
    expect(screen.getByLabelText('Horizontal')).toBeChecked();
  });
});

/** Uses the same hooks as pages. */
function Page() {
  const t = useText('shell');
  const format = useFormat();
  return (
    <h1>
      {t('titles.orders')} {format.number(7)}
    </h1>
  );
}

function choose(name: string) {
  return fireEvent.click(screen.getByLabelText(name));
}

async function openDrawer(): Promise<{ app: TestApp; pageRenders: () => number }> {
  const app = composeTestApp();
  let renders = 0;
  await renderInPortal(
    app,
    <SettingsDrawerProvider>
      <SettingsButton />
      <Profiler
        id="page"
        onRender={() => {
          renders += 1;
        }}
      >
        <Page />
      </Profiler>
    </SettingsDrawerProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Paramètres d’affichage' }));
  await waitFor(() => screen.getByRole('dialog', { name: 'Paramètres d’affichage' }));
  return { app, pageRenders: () => renders };
}
