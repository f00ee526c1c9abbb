import { styled } from 'styled-components';
import { isAmountTarget, isImportTarget } from '#domain/products/import/import-target';
import { casablancaInstant } from '#domain/time/casablanca-day';
import type {
  ImportJob,
  ImportOptionsUpdate,
  ImportQuestion,
  ImportQuestionExample,
} from '#openapi/types.generated';
import ArrowIcon from '~icons/solar/arrow-right-linear';
import { RadioGroup } from '../../kit/fields/radio-group';
import { Icon } from '../../kit/icon';
import { Card, CardHeader } from '../../kit/layout/card';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { rateOfChoice, VatRate, vatChoice } from './vat-question';

const Questions = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
`;
const VatAnswer = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Lines = styled.span`
  display: flex;
  flex-direction: column;
  & svg {
    display: inline-block;
    vertical-align: middle;
  }
`;

interface ImportQuestionsProps {
  job: ImportJob;
  onChange: (options: ImportOptionsUpdate) => void;
}

/** What the cells of the file leave open: each question with both answers on rows of the file. */
export function ImportQuestions({ job, onChange }: ImportQuestionsProps) {
  const t = useText('imports');
  if (job.questions.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('questions.title')} />
      <Questions>
        {job.questions.map((question) => (
          <Question key={question.option} job={job} question={question} onChange={onChange} />
        ))}
      </Questions>
    </Card>
  );
}

interface QuestionProps extends ImportQuestionsProps {
  question: ImportQuestion;
}

function Question({ job, question, onChange }: QuestionProps) {
  const t = useText('imports');
  const { option, examples } = question;
  const [first] = examples;
  if (!first) return null;
  const { cell, column } = first;
  const isVat = option === 'vatRate';
  const group = (
    <RadioGroup
      required
      label={t(`questions.${option}.title`, { cell, column })}
      value={isVat ? vatChoice(job.options.vatRate) : job.options[option]}
      options={first.readings.map(({ choice }) => ({
        value: choice,
        label: t(`questions.choices.${choice}`),
        help: (
          <Lines>
            {examples.map((example) => (
              <ExampleLine
                key={`${example.row}${example.column}`}
                job={job}
                example={example}
                choice={choice}
              />
            ))}
          </Lines>
        ),
      }))}
      // The choices of the other questions are the values of their option (contract).
      onChange={(choice) => onChange({ [option]: isVat ? rateOfChoice(choice) : choice })}
    />
  );
  return isVat ? (
    <VatAnswer>
      {group}
      <VatRate job={job} onChange={onChange} />
    </VatAnswer>
  ) : (
    group
  );
}

interface ExampleLineProps {
  job: ImportJob;
  example: ImportQuestionExample;
  choice: string;
}

/** "Row 2: 1.299 → 1 299,00 DHS", with an arrow in the reading direction. */
function ExampleLine({ job, example, choice }: ExampleLineProps) {
  const t = useText('imports');
  const format = useFormat();
  const valueText = useValueText(job);
  const { row, column, cell, until, readings } = example;
  const value = readings.find((reading) => reading.choice === choice)?.value ?? '';
  return (
    <span>
      {t('questions.row', { number: format.number(row), column })}{' '}
      {until ? (
        <>
          {t('questions.until', { day: format.longDate(casablancaInstant(until)) })}{' '}
          <bdi>{valueText(value, example, choice)}</bdi>
        </>
      ) : (
        <>
          <bdi dir="ltr">{cell}</bdi> <Icon of={ArrowIcon} size={16} mirrored />{' '}
          <bdi>{valueText(value, example, choice)}</bdi>
        </>
      )}
    </span>
  );
}

/** The value of a reading as the page writes it: an amount, a day or another number. */
function useValueText({ mapping, options }: ImportJob) {
  const format = useFormat();
  return (value: string, { column }: ImportQuestionExample, choice: string): string => {
    if (value === '') return '—';
    if (choice === 'dayFirst' || choice === 'monthFirst') {
      return format.longDate(casablancaInstant(value));
    }
    const target = mapping.find((entry) => entry.column === column)?.target ?? null;
    const isPrice = choice === 'sale' || choice === 'regular';
    const isAmount = target !== null && isImportTarget(target) && isAmountTarget(target);
    if (!isPrice && !isAmount) return format.number(Number(value));
    const centimes = Math.round(Number(value) * 100);
    const { currency } = options;
    return currency === null || currency === 'MAD'
      ? format.money(centimes)
      : `${format.amount(centimes)}\u00a0${currency}`;
  };
}
