import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { composeTestApp } from '../../../tests/support/test-app/compose-test-app';
import { renderInPortal } from '../../../tests/support/test-app/render-in-portal';
import { useNow } from './use-now';

it('The time of a page is the server’s, and changes at once when an answer corrects it', async () => {
  const app = composeTestApp();
  await renderInPortal(app, <Shown />);
  expect(screen.getByText('2026-11-19T09:24:00.000Z')).toBeVisible();
  app.clock.setTime(-3_600_000);
  act(() => app.clock.reportSkew(3_600_000));
  expect(screen.getByText('2026-11-19T08:24:00.000Z')).toBeVisible();
});

function Shown() {
  return <p>{useNow().toISOString()}</p>;
}
