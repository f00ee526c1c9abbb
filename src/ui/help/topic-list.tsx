import { Link } from 'react-router';
import { styled } from 'styled-components';
import { HELP_TOPICS, type HelpTopic } from '#domain/help/help-topics';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const Topics = styled.nav`
  & > ul {
    display: flex;
    flex-direction: column;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: flex;
    align-items: center;
    min-block-size: 36px;
    padding-inline: var(--space-12);
    border-radius: var(--radius-control);
    color: var(--text-2);
    text-decoration: none;
  }
  & a:hover {
    background: var(--hover);
  }
  & a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
  ${media.below('tablet')} {
    & > ul {
      flex-flow: row wrap;
      gap: var(--space-8);
    }
    & a {
      min-block-size: 44px;
      background: var(--press);
      color: var(--on-press);
    }
  }
`;

interface TopicListProps {
  chosen: HelpTopic | null;
  addressOf: (topic: HelpTopic | null) => string;
}

/** The topics of the answers, and all of them together. */
export function TopicList({ chosen, addressOf }: TopicListProps) {
  const t = useText('faqs');
  return (
    <Topics aria-label={t('topics')}>
      <ul>
        {[null, ...HELP_TOPICS].map((topic) => (
          <li key={topic ?? 'all'}>
            <Link
              to={addressOf(topic)}
              replace
              aria-current={topic === chosen ? 'true' : undefined}
            >
              {topic === null ? t('all') : t(`topic.${topic}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Topics>
  );
}
