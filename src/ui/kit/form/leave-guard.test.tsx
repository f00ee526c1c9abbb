import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { type KitTexts, KitTextsProvider } from '../kit-texts';
import { LeaveGuard } from './leave-guard';

const texts = {
  title: 'Leave?',
  description: 'Something is unsaved.',
  stayLabel: 'Stay',
  keepLabel: 'Keep',
  discardLabel: 'Discard',
};

const onKeepSpy = vi.fn();
/** A page whose code never arrives. */
const Slow = lazy(() => new Promise<never>(() => undefined));

function Unsaved() {
  return (
    <>
      <p>The form</p>
      <LeaveGuard {...texts} active onKeep={onKeepSpy} onDiscard={vi.fn()} />
    </>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/form', Component: Unsaved },
      { path: '/other', Component: Slow },
    ],
    { initialEntries: ['/form'] },
  );
  render(
    <KitTextsProvider value={{ close: 'Close' } as KitTexts}>
      <RouterProvider router={router} />
    </KitTextsProvider>,
  );
  return router;
}

function keep() {
  return act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keep' })));
}

it('`LeaveGuard` asks before a navigation, and continues it when the user keeps the draft', async () => {
  const router = open();
  await act(() => router.navigate('/other'));
  expect(router.state.location.pathname).toBe('/form');
  await keep();
  expect(onKeepSpy).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/other');
});

it('`LeaveGuard` lets a user who left go back while the other page is still loading', async () => {
  const router = open();
  await act(() => router.navigate('/other'));
  await keep();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/form');
  expect(screen.getByText('The form')).toBeVisible();
});
