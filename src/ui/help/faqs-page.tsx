import { styled } from 'styled-components';
import { HELP, HELP_TOPICS, type HelpTopic, toHelpTopic } from '#domain/help/help-topics';
import { matchesQuery } from '#domain/text/search-highlight';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { SearchField } from '../kit/fields/search-field';
import { Card } from '../kit/layout/card';
import { PageHeader } from '../kit/layout/page-header';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { useUrlParams } from '../kit/use-url-params';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { FaqItem } from './faq-item';
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
const SearchBox = styled.div`
  max-inline-size: 480px;
  margin-block-end: var(--space-24);
`;

/** `/dashboard/faqs`: questions and answers, by topic (`?topic=`) and search (`?q=`). */
export function FaqsPage() {
  const t = useText('faqs');
  const [params, changeAddress] = useUrlParams();
  const query = params.get('q') ?? '';
  const topic = toHelpTopic(params.get('topic'));
  const found = useMatchingFaqs(query, topic);
  const count = found.reduce((sum, [, questions]) => sum + questions.length, 0);
  const search = (q: string) =>
    changeAddress((before) => changed(before, 'q', q === '' ? null : q), { replace: true });
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <SearchBox>
        <SearchField label={t('search')} value={query} onSearch={search} />
      </SearchBox>
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
                <FaqItem key={id} question={q} answer={a} query={query} />
              ))}
            </Card>
          ))}
        </Answers>
      </Columns>
    </>
  );
}

interface FaqEntry {
  readonly id: string;
  readonly q: string;
  readonly a: string;
}

/** The matching questions, by topic; a search covers all topics but keeps the chosen one. */
function useMatchingFaqs(
  query: string,
  topic: HelpTopic | null,
): (readonly [HelpTopic, FaqEntry[]])[] {
  const t = useText('faqs');
  const shown = topic === null ? HELP_TOPICS : [topic];
  return shown.flatMap((name) => {
    const all = t(`questions.${name}`, { returnObjects: true }) as Readonly<
      Record<string, { q: string; a: string }>
    >;
    const questions = HELP[name].flatMap((id) => {
      const entry = all[id];
      return entry && matchesQuery(`${entry.q} ${entry.a}`, query) ? [{ id, ...entry }] : [];
    });
    return questions.length > 0 ? [[name, questions] as const] : [];
  });
}

function changed(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
