import { fireEvent, render, screen } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { expect, it } from 'vitest';
import type { EditedRecord } from '#application/editing/edited-record';
import { useEditedValues } from './use-edited-values';
import type { RunningEdit } from './use-record-edit';

type Values = {
  readonly userName: string;
  readonly phone: string;
};

it('A field that the user has left keeps its error when a newer record arrives', async () => {
  const { rerender } = render(<Form record={recordOf({ userName: 'salma', phone: '' }, 1)} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'salma@exemple.ma' } });
  fireEvent.blur(screen.getByRole('textbox'));
  expect(await screen.findByText('no address')).toBeVisible();
  rerender(<Form record={recordOf({ userName: 'salma', phone: '0661420318' }, 2)} />);
  expect(screen.getByRole('textbox')).toHaveValue('salma@exemple.ma');
  expect(await screen.findByText('no address')).toBeVisible();
});

function recordOf(values: Values, revision: number): EditedRecord<Values> {
  return { id: 'usr_1', revision, values };
}

/** A process in which nothing was saved and no draft was found. */
function editOf(record: EditedRecord<Values>): RunningEdit<Values> {
  const context = { changes: {}, attempt: null, problem: null, draftKey: null };
  // The parts of a snapshot that the hook reads.
  const snapshot = { context, matches: () => false, hasTag: () => false };
  return { snapshot, send: () => undefined, record } as unknown as RunningEdit<Values>;
}

function Form({ record }: { record: EditedRecord<Values> }) {
  return (
    <Formik<Values>
      initialValues={record.values}
      validate={({ userName }) => (userName.includes('@') ? { userName: 'no address' } : {})}
      onSubmit={() => undefined}
    >
      <Fields record={record} />
    </Formik>
  );
}

function Fields({ record }: { record: EditedRecord<Values> }) {
  const { getFieldProps, touched, errors } = useFormikContext<Values>();
  useEditedValues(editOf(record), () => undefined);
  return (
    <>
      <input {...getFieldProps('userName')} />
      {touched.userName && <p>{errors.userName}</p>}
    </>
  );
}
