import type { PasswordRule } from '#domain/session/password-change';
import { RuleList } from '../kit/feedback/rule-list';
import { useText } from '../text/use-text';

interface PasswordRulesProps {
  rules: readonly PasswordRule[];
  met: ReadonlySet<PasswordRule>;
}

/** The rules of a password (specification, section 5), marked when they are met. */
export function PasswordRules({ rules, met }: PasswordRulesProps) {
  const t = useText('account');
  return (
    <RuleList
      label={t('password.rules')}
      metLabel={t('password.met')}
      unmetLabel={t('password.unmet')}
      rules={rules.map((rule) => ({
        id: rule,
        text: t(`password.rule.${rule}`),
        met: met.has(rule),
      }))}
    />
  );
}
