import type { ApiProblem } from '#application/ports/transport.port';
import type { CartItem } from '#domain/checkout/checkout';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { useLocalizedName } from '../text/localized';
import { useCodeText, useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import type { CheckoutProcess } from './use-checkout';
import { useOptionWords } from './use-option-words';

const toCart = { type: 'step.choose', step: 0 } as const;

/** Problems that another card, or another attempt, may solve; the cart itself is valid. */
function isCardProblem({ code }: ApiProblem): boolean {
  return ['card_declined', 'card_not_held'].includes(code);
}

/** Why the order cannot be placed, or may have been placed. */
export function PaymentProblem({ process }: { process: CheckoutProcess }) {
  const t = useText('checkout');
  const { snapshot, send } = process;
  const localized = useLocalizedName();
  const optionsOf = useOptionWords();
  const problemText = useProblemText();
  const nameOf = (item: CartItem) =>
    [localized(item.good), optionsOf(item)].filter(Boolean).join(' · ');
  const { problem, quote, checkout } = snapshot.context;
  if (snapshot.matches('unanswered')) {
    return (
      <Note
        tone="warning"
        announce
        title={t('unanswered')}
        action={<Button onClick={() => send({ type: 'order.retry' })}>{t('askAgain')}</Button>}
      >
        {t('unansweredHint')}
      </Note>
    );
  }
  if (snapshot.matches({ open: { payment: 'unquoted' } }) && problem) {
    const again = { type: 'quote.retry' } as const;
    return <Refusal problem={problem} label={t('askAgain')} onPress={() => send(again)} />;
  }
  if (snapshot.matches({ open: { payment: 'refused' } }) && problem) {
    return (
      <Refusal
        problem={problem}
        label={isCardProblem(problem) ? t('card.payOtherwise') : t('toCart')}
        onPress={() => send(isCardProblem(problem) ? { type: 'problem.dismiss' } : toCart)}
      />
    );
  }
  if (snapshot.matches({ open: { payment: 'ready' } }) && problem) {
    return (
      <Note tone="error" announce>
        {problemText(problem)}
      </Note>
    );
  }
  const short = checkout.items.filter(({ id }) => quote?.short.includes(id));
  if (short.length === 0) return null;
  return (
    <Note
      tone="warning"
      announce
      action={<Button onClick={() => send(toCart)}>{t('toCart')}</Button>}
    >
      {t('short', { names: short.map(nameOf).join(', ') })}
    </Note>
  );
}

interface RefusalProps {
  problem: ApiProblem;
  label: string;
  onPress: () => void;
}

function Refusal({ problem, label, onPress }: RefusalProps) {
  const t = useText('checkout');
  const problemText = useProblemText();
  const codeText = useCodeText();
  const codes = Object.values(problem.errors ?? {}).flat();
  const isGone = problem.code === 'out_of_stock';
  return (
    <Note
      tone="error"
      announce
      title={isGone ? t('gone', { names: problem.detail ?? '' }) : problemText(problem)}
      action={<Button onClick={onPress}>{label}</Button>}
    >
      {!isGone && codes.map(codeText).join(' ')}
    </Note>
  );
}
