import { expect, test } from 'vitest';
import { type ApplicationValues, applicationErrors, cvFileProblem } from './application-form';
import { applicationFormSchema, EMPTY_APPLICATION } from './application-form-schema';

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

test.each([
  ['cv.pdf', 1, null],
  ['CV.PDF', 5 * 1024 * 1024, null],
  ['cv.pdf', 0, 'empty_file'],
  ['cv.pdf', 5 * 1024 * 1024 + 1, 'cv_too_large'],
  ['cv.docx', 0, 'not_pdf'],
  ['pdf', 1, 'not_pdf'],
])('The file %s of %d bytes has the problem %s', (name, size, problem) => {
  expect(cvFileProblem({ name, size })).toBe(problem);
});

test('The schema of the form has the errors of the rule as codes', () => {
  const values = { ...EMPTY_APPLICATION, email: 'salma@', phoneNumber: '12' };
  const { error } = applicationFormSchema.safeParse(values);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['firstName', 'required'],
    ['lastName', 'required'],
    ['email', 'invalid_email'],
    ['phoneNumber', 'invalid_phone'],
    ['message', 'required'],
  ]);
  expect(applicationFormSchema.safeParse({ ...SENT, website: '' }).success).toBe(true);
});
