import { styled } from 'styled-components';
import { localizedTitle } from '#domain/text/localized-title';
import type { Candidacy } from '#openapi/types.generated';
import { conversationPath } from '../links/conversation-path';
import { usePermission } from '../portal-context/use-permission';
import {
  BeginConversation,
  ConversationLines,
  useConversationsAbout,
} from '../records/conversations-about';
import { useText } from '../text/use-text';

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  & > h3 {
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
  & > button {
    align-self: flex-start;
  }
`;

/** The conversation with a candidate, or the button that begins it; for those who answer candidates. */
export function CandidateConversation({ candidacy }: { candidacy: Candidacy }) {
  const maySee = usePermission('conversations.see');
  const mayAnswer = usePermission('vacancies.edit');
  return maySee && mayAnswer ? <Shown candidacy={candidacy} /> : null;
}

function Shown({ candidacy }: { candidacy: Candidacy }) {
  const t = useText('vacancies');
  const mayReply = usePermission('conversations.reply');
  const { id, language, vacancyTitle, vacancyTitleEn, vacancyTitleAr } = candidacy;
  const about = useConversationsAbout('candidacy', id).currentData?.items;
  if (!about) return null;
  const titles = { title: vacancyTitle, titleEn: vacancyTitleEn, titleAr: vacancyTitleAr };
  return (
    <Section aria-label={t('candidate.conversation.title')}>
      <h3>{t('candidate.conversation.title')}</h3>
      {about.length > 0 && (
        <ConversationLines conversations={about} unread={t('candidate.conversation.unread')} />
      )}
      {about.length === 0 && !mayReply && <p>{t('candidate.conversation.none')}</p>}
      {about.length === 0 && mayReply && (
        <BeginConversation
          conversation={{
            kind: 'candidate',
            subject: localizedTitle(titles, language),
            link: { kind: 'candidacy', id },
          }}
          pathOf={conversationPath}
        >
          {t('candidate.conversation.begin')}
        </BeginConversation>
      )}
    </Section>
  );
}
