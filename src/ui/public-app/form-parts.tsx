import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { ApiProblem } from '#application/ports/transport.port';
import { Note } from '../kit/feedback/note';
import { showServerErrors } from '../kit/form/problem-errors';
import { useLatest } from '../kit/use-latest';
import { useProblemText } from '../text/problem-text';
import { media } from '../theme/breakpoints';

/** Two fields side by side, on a phone one below the other. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Invisible = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** A field `website`, invisible and outside the Tab order: only programs fill it in. */
export function Honeypot({ label }: { label: string }) {
  const { getFieldProps } = useFormikContext();
  return (
    <Invisible aria-hidden="true">
      <input
        type="text"
        tabIndex={-1}
        autoComplete="off"
        title={label}
        {...getFieldProps('website')}
      />
    </Invisible>
  );
}

/** Why a form was refused; errors of a field are also shown at the field. */
export function FormRefusal({ problem, title }: { problem: ApiProblem; title: string }) {
  const problemText = useProblemText();
  // The values at the time of the refusal: later input is validated by the form alone.
  const form = useLatest(useFormikContext<object>());
  useEffect(() => {
    showServerErrors(form.current, form.current.values, problem.errors);
  }, [problem, form]);
  return (
    <Note tone="error" announce title={title}>
      {problemText(problem)}
    </Note>
  );
}
