import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type KitTexts, KitTextsProvider } from '../kit-texts';
import { ToastRegion } from './toast';
import { toasts } from './toast-store';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('The text of a toast is shown within 100 ms, also in a window that draws no frame', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  render(
    <KitTextsProvider value={{ notifications: 'Notifications', dismiss: 'Fermer' } as KitTexts}>
      <ToastRegion />
    </KitTextsProvider>,
  );
  act(() => {
    toasts.show({ tone: 'success', title: 'Visite enregistrée' });
  });
  expect(screen.getByText('Visite enregistrée')).not.toBeVisible();
  act(() => {
    vi.advanceTimersByTime(100);
  });
  expect(screen.getByText('Visite enregistrée')).toBeVisible();
});
