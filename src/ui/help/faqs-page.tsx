import { styled } from 'styled-components';
import { HELP, HELP_TOPICS, type HelpTopic, toHelpTopic } from '#domain/help/help-topics';
import { matchesQuery } from '#domain/text/matched-parts';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { PageHead } from '../kit/page-head';
import { SearchField } from '../kit/search-field';
import { useAddressParams } from '../kit/use-address-params';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { Question } from './question';
import { TopicList } from './topic-list';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: var(--space-24);
  align-items: start;
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Answers = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
`;
const Find = styled.div`
  max-inline-size: 480px;
  margin-block-end: var(--space-24);
`;

/** `/dashboard/faqs`: questions and answers, by topic (`?topic=`) and search (`?q=`). */
export function FaqsPage() {
  const t = useText('faqs');
  const [params, changeAddress] = useAddressParams();
  const query = params.get('q') ?? '';
  const topic = toHelpTopic(params.get('topic'));
  const found = useFound(query, topic);
  const count = found.reduce((sum, [, questions]) => sum + questions.length, 0);
  const search = (q: string) =>
    changeAddress((before) => changed(before, 'q', q === '' ? null : q), { replace: true });
  return (
    <>
      <PageHead title={t('title')} subtitle={t('lead')} />
      <Find>
        <SearchField label={t('search')} value={query} onSearch={search} />
      </Find>
      <VisuallyHidden role="status">{query !== '' && t('found', { count })}</VisuallyHidden>
      <Columns>
        <TopicList
          chosen={topic}
          addressOf={(next) => `?${changed(params, 'topic', next).toString()}`}
        />
        <Answers>
          {count === 0 && (
            <Card>
              <EmptyState
                title={t('none')}
                action={
                  <Button
                    variant="outline"
                    onClick={() => changeAddress(() => new URLSearchParams(), { replace: true })}
                  >
                    {t('clear')}
                  </Button>
                }
              >
                {t('noneText')}
              </EmptyState>
            </Card>
          )}
          {found.map(([name, questions]) => (
            <Card key={name} aria-labelledby={`topic-${name}`}>
              <h2 id={`topic-${name}`}>{t(`topic.${name}`)}</h2>
              {questions.map(({ id, q, a }) => (
                <Question key={id} question={q} answer={a} query={query} />
              ))}
            </Card>
          ))}
        </Answers>
      </Columns>
    </>
  );
}

interface Asked {
  readonly id: string;
  readonly q: string;
  readonly a: string;
}

/** What the query finds, by topic; a search goes through all topics but keeps a chosen one. */
function useFound(query: string, topic: HelpTopic | null): (readonly [HelpTopic, Asked[]])[] {
  const t = useText('faqs');
  const shown = topic === null ? HELP_TOPICS : [topic];
  return shown.flatMap((name) => {
    const all = t(`questions.${name}`, { returnObjects: true }) as Readonly<
      Record<string, { q: string; a: string }>
    >;
    const questions = HELP[name].flatMap((id) => {
      const asked = all[id];
      return asked && matchesQuery(`${asked.q} ${asked.a}`, query) ? [{ id, ...asked }] : [];
    });
    return questions.length > 0 ? [[name, questions] as const] : [];
  });
}

const changed = (params: URLSearchParams, name: string, value: string | null): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
};
