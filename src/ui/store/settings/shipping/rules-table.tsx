import { useState } from 'react';
import { styled } from 'styled-components';
import type { ShippingRule } from '#domain/stores/store-settings';
import { matchesQuery } from '#domain/text/search-highlight';
import { EditableTable } from '../../../forms/editable-table';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { SearchField } from '../../../kit/fields/search-field';
import { Menu } from '../../../kit/overlays/menu';
import { useLanguage } from '../../../text/use-language';
import { useText } from '../../../text/use-text';
import { useRowMenu } from '../use-row-menu';
import { useRuleTexts } from './use-rule-texts';

/** From this number of rules on, a search field is shown. */
const SEARCHABLE_FROM = 6;

const Search = styled.div`
  max-inline-size: 360px;
  padding: 0 var(--space-24) var(--space-16);
`;

interface RulesTableProps {
  rules: readonly ShippingRule[];
  readOnly: boolean;
  onEdit: (rule: ShippingRule) => void;
  onRemove: (rule: ShippingRule) => void;
}

/** The rules, each region's before its cities'. */
export function RulesTable({ rules, readOnly, onEdit, onRemove }: RulesTableProps) {
  const t = useText('storeSettings');
  const texts = useRuleTexts();
  const language = useLanguage();
  const [sought, setSought] = useState('');
  if (rules.length === 0) {
    return <EmptyState title={t('shipping.empty.title')}>{t('shipping.empty.text')}</EmptyState>;
  }
  const nameOf = (rule: ShippingRule) =>
    `${texts.region(rule.region)}${rule.cityId ? ` ${texts.city(rule.cityId)}` : ''}`;
  const shown = rules
    .filter((rule) => sought === '' || matchesQuery(nameOf(rule), sought))
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other), language));
  return (
    <>
      {rules.length >= SEARCHABLE_FROM && (
        <Search>
          <SearchField
            label={t('shipping.search')}
            placeholder={t('shipping.search')}
            value={sought}
            onSearch={setSought}
          />
        </Search>
      )}
      <EditableTable
        nameColumn={t('shipping.columns.place')}
        wideColumns={[
          t('shipping.columns.fee'),
          t('shipping.columns.freeFrom'),
          t('shipping.columns.days'),
        ]}
      >
        {shown.map((rule) => (
          <RuleRow
            key={`${rule.region}${rule.cityId}`}
            rule={rule}
            readOnly={readOnly}
            onEdit={() => onEdit(rule)}
            onRemove={() => onRemove(rule)}
          />
        ))}
      </EditableTable>
    </>
  );
}

interface RuleRowProps {
  rule: ShippingRule;
  readOnly: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function RuleRow({ rule, readOnly, onEdit, onRemove }: RuleRowProps) {
  const t = useText('storeSettings');
  const texts = useRuleTexts();
  const menu = useRowMenu({ edit: onEdit, remove: onRemove });
  return (
    <tr>
      <th scope="row">
        <bdi>{texts.place(rule)}</bdi>
        <small>
          {rule.cityId ? <bdi>{texts.region(rule.region)}</bdi> : t('shipping.wholeRegion')}
        </small>
        <small data-narrow>{texts.terms(rule)}</small>
      </th>
      {rule.isDelivered ? (
        <>
          <td data-wide>{texts.fee(rule)}</td>
          <td data-wide>{texts.freeFrom(rule)}</td>
          <td data-wide>{texts.days(rule)}</td>
        </>
      ) : (
        <td data-wide colSpan={3}>
          {t('shipping.notDelivered')}
        </td>
      )}
      <td data-menu>
        {!readOnly && (
          <Menu size="small" label={t('shipping.menu', { place: texts.place(rule) })} {...menu} />
        )}
      </td>
    </tr>
  );
}
