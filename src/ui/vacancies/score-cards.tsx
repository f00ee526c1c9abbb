import { Formik } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { SCORE_COMMENT_LIMIT, SCORE_CRITERIA } from '#domain/vacancies/score-card';
import type { Candidacy } from '#openapi/types.generated';
import { useTextDraft } from '../forms/use-text-draft';
import { Button } from '../kit/button';
import { TextArea } from '../kit/fields/text-area';
import { BoundRadioGroup } from '../kit/form/bound-more-fields';
import { KitForm } from '../kit/form/kit-form';
import { validateWith } from '../kit/form/zod-formik';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { useSnapshot } from '../lists/use-snapshot';
import { useCurrentUser } from '../portal-context/use-current-user';
import { usePermission } from '../portal-context/use-permission';
import { useCodeText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { CandidacyActor } from './candidacy-actors';
import { InterviewersForm } from './interviewers-form';

const POINTS = ['1', '2', '3', '4', '5'] as const;

const points = z.string().check(z.minLength(1, { error: 'required' }));
const schema = z.object({
  skills: points,
  experience: points,
  communication: points,
  motivation: points,
});

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  & > h3 {
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
`;
const CardOf = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-note);
  background: var(--sunk);
  & > h4 {
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
const Quiet = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Row = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-8);
`;

type ScoreCard = Candidacy['cards'][number];

interface ScoreCardsProps {
  candidacy: Candidacy;
  actor: CandidacyActor;
}

/** Who rates a candidate, the readable ratings, and the form of one's own. */
export function ScoreCards({ candidacy, actor }: ScoreCardsProps) {
  const t = useText('vacancies');
  const format = useFormat();
  const own = useCurrentUser();
  const mayEdit = usePermission('vacancies.edit');
  const { cards, cardsCount, interviewers, mayScore, score } = candidacy;
  const ownCard = cards.find(({ author }) => author.id === own?.id);
  const isOpen = candidacy.endedAt === null;
  const hidden = cardsCount - cards.length;
  return (
    <Section aria-label={t('cards.title')}>
      <h3>{t('cards.title')}</h3>
      {mayEdit && isOpen ? (
        <InterviewersForm candidacy={candidacy} />
      ) : (
        <Quiet>
          {interviewers.length > 0
            ? format.list(interviewers.map((one) => `${one.firstName} ${one.lastName}`))
            : t('cards.nobody')}
        </Quiet>
      )}
      {score !== null && (
        <FactRows>
          <FactRow name={t('cards.meanOfBoth')} strong>
            {t('cards.mean', { score: format.number(score) })}
          </FactRow>
        </FactRows>
      )}
      {cards
        .filter((card) => card !== ownCard || !mayScore)
        .map((card) => (
          <ReadCard key={card.author.id} card={card} />
        ))}
      {hidden > 0 && <Quiet>{t('cards.hidden')}</Quiet>}
      {mayScore && (
        // A card that was sent closes its form.
        <OwnCard
          key={ownCard?.updatedAt ?? 'none'}
          candidacyId={candidacy.id}
          card={ownCard}
          actor={actor}
        />
      )}
    </Section>
  );
}

function ReadCard({ card: { author, scores, comment } }: { card: ScoreCard }) {
  const t = useText('vacancies');
  const format = useFormat();
  return (
    <CardOf>
      <h4>
        <bdi>
          {author.firstName} {author.lastName}
        </bdi>
      </h4>
      <FactRows>
        {SCORE_CRITERIA.map((one) => (
          <FactRow key={one} name={t(`cards.criteria.${one}`)}>
            {t('cards.mean', { score: format.number(scores[one]) })}
          </FactRow>
        ))}
      </FactRows>
      {comment && <p dir="auto">{comment}</p>}
    </CardOf>
  );
}

interface OwnCardProps {
  candidacyId: string;
  card: ScoreCard | undefined;
  actor: CandidacyActor;
}

/** One's own rating: the form, or what was sent and the way to change it. */
function OwnCard({ candidacyId, card, actor }: OwnCardProps) {
  const t = useText('vacancies');
  const [isEditing, setEditing] = useState(card === undefined);
  if (isEditing) return <ScoreForm candidacyId={candidacyId} card={card} actor={actor} />;
  return (
    <>
      {card && <ReadCard card={card} />}
      <Row>
        <Button variant="outline" size="small" onClick={() => setEditing(true)}>
          {t('cards.change')}
        </Button>
      </Row>
    </>
  );
}

function ScoreForm({ candidacyId, card, actor }: OwnCardProps) {
  const t = useText('vacancies');
  const codeText = useCodeText();
  const snapshot = useSnapshot(actor);
  const [draft, setComment] = useTextDraft('scoreCard', candidacyId);
  const comment = draft === '' ? (card?.comment ?? '') : draft;
  const pointsOf = (one: (typeof SCORE_CRITERIA)[number]) => (card ? `${card.scores[one]}` : '');
  return (
    <Formik
      initialValues={{
        skills: pointsOf('skills'),
        experience: pointsOf('experience'),
        communication: pointsOf('communication'),
        motivation: pointsOf('motivation'),
      }}
      validate={validateWith(schema)}
      onSubmit={({ skills, experience, communication, motivation }) =>
        actor.send({
          type: 'card.send',
          card: {
            scores: {
              skills: Number(skills),
              experience: Number(experience),
              communication: Number(communication),
              motivation: Number(motivation),
            },
            comment,
          },
        })
      }
    >
      <KitForm errorText={codeText} label={t('cards.own')} gap={16}>
        {SCORE_CRITERIA.map((one) => (
          <BoundRadioGroup
            key={one}
            name={one}
            label={t(`cards.criteria.${one}`)}
            required
            variant="tiles"
            columns={5}
            options={POINTS.map((value) => ({ value, label: value }))}
          />
        ))}
        <TextArea
          label={t('cards.comment')}
          value={comment}
          onChange={setComment}
          maxLength={SCORE_COMMENT_LIMIT}
          rows={3}
          dir="auto"
        />
        <Row>
          <Button
            type="submit"
            variant="soft"
            busy={snapshot.hasTag('busy') && snapshot.context.attempt?.action === 'score'}
          >
            {t('cards.send')}
          </Button>
        </Row>
      </KitForm>
    </Formik>
  );
}
