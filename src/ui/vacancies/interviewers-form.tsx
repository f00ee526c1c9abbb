import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import {
  interviewersEditing,
  interviewersRecord,
  type InterviewersForm as Values,
} from '#application/vacancies/interviewers-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { interviewersError } from '#domain/vacancies/score-card';
import type { Candidacy } from '#openapi/types.generated';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { MultiSelect } from '../kit/fields/multi-select';
import { bound } from '../kit/form/bound';
import { useCodeText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const BoundInterviewers = bound(MultiSelect<string>);

const Row = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const schema = errorsSchema<Values>(({ interviewerIds }): Record<string, string[]> => {
  // Whose card is written is known to the server alone.
  const error = interviewersError(interviewerIds, []);
  return error ? { interviewerIds: [error] } : {};
});

/** The two users who rate a candidate. */
export function InterviewersForm({ candidacy }: { candidacy: Candidacy }) {
  const t = useText('vacancies');
  const codeText = useCodeText();
  const format = useFormat();
  const people = useListTaskPeopleQuery().data?.items ?? candidacy.interviewers;
  const options = people.map(({ id, firstName, lastName }) => ({
    value: id,
    label: `${firstName} ${lastName}`,
  }));
  const record = useMemo(() => interviewersRecord(candidacy), [candidacy]);
  const edit = useRecordEdit({ editing: interviewersEditing, record, subject: 'interviewers' });
  const nameOf = (id: string) => options.find(({ value }) => value === id)?.label ?? '—';
  return (
    <RecordForm
      edit={edit}
      schema={schema}
      label={t('interviewers.label')}
      errorText={(code) =>
        code === 'not_two' || code === 'card_written' ? t(`interviewers.${code}`) : codeText(code)
      }
      fields={{
        interviewerIds: {
          label: t('interviewers.label'),
          show: (ids) => format.list(ids.map(nameOf)) || '—',
        },
      }}
      onSaved={() => toasts.show({ title: t('interviewers.saved') })}
      ownButtons
    >
      <BoundInterviewers
        name="interviewerIds"
        label={t('interviewers.label')}
        help={t('interviewers.help')}
        options={options}
      />
      <Row>
        <Button type="submit" variant="outline" size="small" busy={edit.snapshot.hasTag('busy')}>
          {t('interviewers.save')}
        </Button>
      </Row>
    </RecordForm>
  );
}
