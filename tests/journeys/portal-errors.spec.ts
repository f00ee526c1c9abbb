import { expect, test } from './support/journey';

test.use({ allowedInConsole: { ownWords: /trial/ } });

test('An error in the portal is reported to the server, without what a person typed', async ({
  openAs,
}) => {
  const page = await openAs('store_admin', '/dashboard/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reported = page.waitForRequest('**/api/public/errors');
  // At once: what happens before the code that reports it is loaded is kept.
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('trial of "Nadia Berrada"');
    });
    void Promise.reject(new RangeError('trial 0661420318'));
  });
  const request = await reported;
  const { errors } = request.postDataJSON();
  expect(
    errors.map(({ kind, name, message, page: path }: Record<string, unknown>) => [
      kind,
      name,
      message,
      path,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['script', 'TypeError', 'trial of "…"', '/dashboard/orders'],
      ['rejection', 'RangeError', 'trial [number]', '/dashboard/orders'],
    ]),
  );
  expect((await request.response())?.status()).toBe(204);
});
