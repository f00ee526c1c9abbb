import { getIn, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { isUnreadable } from '#domain/format/unreadable-number';
import { Note } from '../feedback/note';
import { focusField } from '../fields/focus-field';
import { useKitTexts } from '../kit-texts';
import { fieldId } from './bound';
import { useErrorText } from './form-error-text';
import { serverErrorOf } from './server-errors';

export interface ErrorSummaryProps {
  /** "2 champs à corriger"; called with the number of errors. */
  title: (count: number) => string;
  /** Names of the form's fields by their paths, in the order of the form. */
  labels: Readonly<Record<string, string>>;
}

const Frame = styled.div`
  border-radius: var(--radius-note);
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & a {
    color: inherit;
    text-decoration: underline;
  }
`;

/**
 * After a refused submission: the errors, each with a link to its field. Server errors are shown
 * even without a submission of the form, because a merged conflict is saved without one.
 */
export function ErrorSummary({ title, labels }: ErrorSummaryProps) {
  const { errors, status, values, submitCount } = useFormikContext<object>();
  const text = useErrorText();
  const { numberProblem } = useKitTexts();
  const own = submitCount > 0 ? errors : {};
  const wrong = Object.entries(labels).flatMap(([field, label]) => {
    const value: unknown = getIn(values, field);
    const code: unknown = getIn(own, field) ?? serverErrorOf(status, field, value);
    if (typeof code !== 'string') return [];
    const sentence = isUnreadable(value) ? numberProblem(value.problem) : text(code, field);
    return [{ field, label, sentence }];
  });
  if (wrong.length === 0) return null;
  return (
    <Frame tabIndex={-1} data-error-summary="">
      <Note tone="error" title={title(wrong.length)} announce>
        <ul>
          {wrong.map(({ field, label, sentence }) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(fieldId(field));
                }}
              >
                {label}
              </a>
              {' · '}
              {sentence}
            </li>
          ))}
        </ul>
      </Note>
    </Frame>
  );
}
