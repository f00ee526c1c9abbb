import { styled } from 'styled-components';
import { FaqItem } from '../../help/faq-item';

const List = styled.div`
  max-inline-size: 52rem;
  font: 400 var(--text-large) var(--font-body);
`;

export interface FaqEntry {
  question: string;
  answer: string;
}

/** Questions that expand to their answers, with the native element. */
export function FaqList({ asked: entries }: { asked: readonly FaqEntry[] }) {
  return (
    <List>
      {entries.map(({ question, answer }) => (
        <FaqItem key={question} question={question} answer={answer} query="" />
      ))}
    </List>
  );
}
