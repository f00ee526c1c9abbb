import { styled } from 'styled-components';
import { languageRecords } from '#domain/format/languages';
import type { Conversation } from '#openapi/types.generated';
import { Chip } from '../kit/feedback/chip';
import { useText } from '../text/use-text';
import { STATUS_TONES } from './status-tones';

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

interface ConversationFactsProps {
  conversation: Conversation;
  /** Whether its record is beside it, which says the language too. */
  withRecord: boolean;
}

/** Its status, with whom it is, in which language, who has it. */
export function ConversationFacts({ conversation, withRecord }: ConversationFactsProps) {
  const t = useText('mail');
  const { status, kind, participants, language, assignee, labels } = conversation;
  return (
    <Facts>
      <Chip tone={STATUS_TONES[status]}>{t(`statuses.${status}`)}</Chip>
      <span>{t(`kinds.${kind}`)}</span>
      {participants.map(({ name, email }) => (
        <bdi key={`${name}${email}`}>{name}</bdi>
      ))}
      {!withRecord && (
        <span>
          {t('facts.language')} <bdi lang={language}>{languageRecords[language].name}</bdi>
        </span>
      )}
      {assignee && (
        <span>
          {t('facts.assignee')}{' '}
          <bdi>
            {assignee.firstName} {assignee.lastName}
          </bdi>
        </span>
      )}
      {labels.map((label) => (
        <Chip key={label}>{label}</Chip>
      ))}
    </Facts>
  );
}
