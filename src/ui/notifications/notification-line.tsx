import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { LocalizedNames } from '#domain/text/localized-name';
import type { Tone } from '../kit/feedback/tone';
import { ToneIcon } from '../kit/feedback/tone-icon';
import type { IconType } from '../kit/icon';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { useNow } from '../lists/use-now';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Line = styled.div<{ $unread: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-20);
  border-block-end: 1px solid var(--line);
  /* A dot, not a colour of the whole line: after a day away all lines are unread. */
  &::before {
    content: ${({ $unread }) => ($unread ? "''" : 'none')};
    position: absolute;
    inset-block-start: calc(var(--space-12) + 14px);
    inset-inline-start: 6px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--accent);
  }
  &:has(a:hover) {
    background: var(--hover);
  }
  & > button {
    position: relative;
  }
`;
const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
  & > p {
    font: 400 var(--text-small) var(--font-body);
  }
  & > p:first-of-type {
    font-weight: var(--weight-strong);
  }
  overflow-wrap: anywhere;
`;
/** The whole line is the link; the button in it is above the link. */
const LineLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;
const Time = styled.time`
  color: var(--on-press);
  font: 400 var(--text-help) var(--font-body);
`;

export interface NotificationLineProps {
  tone: Tone;
  /** What it is about; by default the icon of the tone. */
  icon?: IconType | undefined;
  title: LocalizedNames;
  body?: LocalizedNames | undefined;
  /** ISO 8601. */
  at: string;
  unread?: boolean | undefined;
  /** The page of the notification's record. */
  to?: string | null | undefined;
  onFollow?: (() => void) | undefined;
  action?: ReactNode;
}

/** A notification and its time. */
export function NotificationLine(props: NotificationLineProps) {
  const { tone, icon, title, body, at, unread = false, to, onFollow, action } = props;
  const t = useText('notifications');
  const format = useFormat();
  const inLanguage = useLocalizedName();
  const now = useNow();
  return (
    <Line $unread={unread}>
      <ToneIcon tone={tone} icon={icon} size={36} />
      <Text>
        <p>
          {unread && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
          {to ? (
            <LineLink to={to} onClick={onFollow}>
              {inLanguage(title)}
            </LineLink>
          ) : (
            inLanguage(title)
          )}
        </p>
        {body && <p>{inLanguage(body)}</p>}
        <Time dateTime={at} title={format.dateTime(at)}>
          {format.relative(at, now)}
        </Time>
      </Text>
      {action}
    </Line>
  );
}
