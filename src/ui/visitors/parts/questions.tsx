import { styled } from 'styled-components';
import { Question } from '../../help/question';

const List = styled.div`
  max-inline-size: 52rem;
  font: 400 var(--text-large) var(--font-body);
`;

export interface Asked {
  question: string;
  answer: string;
}

/** Questions that open on their answers, with the browser's own element. */
export function Questions({ asked }: { asked: readonly Asked[] }) {
  return (
    <List>
      {asked.map(({ question, answer }) => (
        <Question key={question} question={question} answer={answer} query="" />
      ))}
    </List>
  );
}
