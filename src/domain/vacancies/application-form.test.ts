import { expect, test } from 'vitest';
import { type ApplicationValues, applicationErrors } from './application-form';

const SENT: ApplicationValues = {
  firstName: 'Salma',
  lastName: 'Tazi',
  email: 'salma@example.ma',
  phoneNumber: '',
  message: '',
  hasCv: true,
};

test.each([
  [{}, {}],
  [{ hasCv: false }, { message: ['required'] }],
  [{ hasCv: false, message: 'J’ai vendu pendant dix ans.' }, {}],
  [{ firstName: ' ' }, { firstName: ['required'] }],
  [{ lastName: 'x'.repeat(81) }, { lastName: ['too_long'] }],
  [{ email: '' }, { email: ['required'] }],
  [{ email: 'salma@' }, { email: ['invalid_email'] }],
  [{ email: `${'x'.repeat(250)}@a.ma` }, { email: ['invalid_email'] }],
  [{ phoneNumber: '06 61 42 03 18' }, {}],
  [{ phoneNumber: '12' }, { phoneNumber: ['invalid_phone'] }],
  [{ message: 'x'.repeat(4001) }, { message: ['too_long'] }],
])('An application with %j has the errors %j', (part, errors) => {
  expect(applicationErrors({ ...SENT, ...part })).toEqual(errors);
});
