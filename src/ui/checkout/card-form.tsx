import { Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { ApiProblem } from '#application/ports/transport.port';
import { type CardValues, cardOf, cardSchema, NO_CARD } from '#domain/checkout/card-form';
import { BoundTextField } from '../kit/form/bound-fields';
import { KitForm } from '../kit/form/kit-form';
import { showServerErrors } from '../kit/form/problem-errors';
import { validateWith } from '../kit/form/zod-formik';
import { useLatest } from '../kit/use-latest';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-16);
`;

export interface CardFormProps {
  /** Lets the order button in the step's footer submit it. */
  id: string;
  /** The processor's response, if it refused the card. */
  problem: ApiProblem | null;
  onCard: (card: CardValues) => void;
}

const validate = validateWith<CardValues>(cardSchema(() => new Date()));

/** The form of a card, whose values are sent from the browser to the card processor. */
export function CardForm({ id, problem, onCard }: CardFormProps) {
  const t = useText('checkout');
  const codeText = useCodeText();
  return (
    <Formik<CardValues>
      initialValues={NO_CARD}
      validate={validate}
      onSubmit={(values) => onCard(cardOf(values))}
    >
      <KitForm id={id} errorText={codeText} label={t('card.label')}>
        <CardErrors problem={problem} />
        <BoundTextField
          name="number"
          label={t('card.number')}
          help={t('card.testOnly')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="cc-number"
          required
        />
        <Pair>
          <BoundTextField
            name="expiry"
            label={t('card.expiry')}
            placeholder={t('card.expiryShape')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="cc-exp"
            required
          />
          <BoundTextField
            name="code"
            label={t('card.code')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="cc-csc"
            required
          />
        </Pair>
      </KitForm>
    </Formik>
  );
}

/** Shows the processor's errors at its fields. */
function CardErrors({ problem }: { problem: ApiProblem | null }) {
  const form = useLatest(useFormikContext<CardValues>());
  useEffect(() => {
    if (problem) showServerErrors(form.current, form.current.values, problem.errors);
  }, [problem, form]);
  return null;
}
