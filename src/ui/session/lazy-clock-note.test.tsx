import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { composeTestApp } from '../../../tests/support/test-app/compose-test-app';
import { renderInPortal } from '../../../tests/support/test-app/render-in-portal';
import { LazyClockNote } from './lazy-clock-note';

const MINUTE = 60_000;

it.each([
  [60 * MINUTE + 400, 'avance de 1 h.'],
  [-60 * MINUTE - 400, 'retarde de 1 h.'],
  [20 * MINUTE, 'avance de 20 min.'],
  [-2 * 24 * 60 * MINUTE, 'retarde de 2 jours.'],
])('The note tells by how much the clock is wrong (%d ms: %s)', async (skew, words) => {
  const app = composeTestApp();
  await renderInPortal(app, <LazyClockNote />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => app.clock.reportSkew(skew));
  expect(await screen.findByRole('status')).toHaveTextContent(words);
});

it('A difference of two minutes is not told', async () => {
  const app = composeTestApp();
  await renderInPortal(app, <LazyClockNote />);
  act(() => app.clock.reportSkew(2 * MINUTE));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => app.clock.reportSkew(-2 * MINUTE - 1));
  expect(await screen.findByRole('status')).toHaveTextContent('retarde de 2 min.');
});

it('The note goes when the user has read it, and when the clock is right', async () => {
  const app = composeTestApp();
  await renderInPortal(app, <LazyClockNote />);
  act(() => app.clock.reportSkew(60 * MINUTE));
  await userEvent.click(await screen.findByRole('button'));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => app.clock.reportSkew(60 * MINUTE));
  expect(await screen.findByRole('status')).toBeVisible();
  act(() => app.clock.reportSkew(0));
  expect(screen.queryByRole('status')).toBeNull();
});
