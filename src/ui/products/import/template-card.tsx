import { styled } from 'styled-components';
import {
  useLazyListAttributesQuery,
  useLazyListCategoriesQuery,
} from '#application/api/reference-endpoints.generated';
import { asProblem } from '#application/problem';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { importTemplate } from '#domain/products/import/template';
import { localizedName } from '#domain/text/localized-name';
import type { Category } from '#openapi/types.generated';
import ExportIcon from '~icons/solar/download-minimalistic-linear';
import { Button } from '../../kit/button';
import { toasts } from '../../kit/feedback/toast-store';
import { Card, CardHeader } from '../../kit/layout/card';
import { saveAsFile } from '../../lists/save-as-file';
import { useProblemText } from '../../text/problem-text';
import { useText } from '../../text/use-text';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin-block-start: var(--space-16);
`;
const Text = styled.p`
  color: var(--text-2);
`;

/** A template file in each language, for sellers without a file. */
export function TemplateCard() {
  const t = useText('imports');
  const { save, busy } = useTemplate();
  return (
    <Card>
      <CardHeader title={t('template.title')} />
      <Text>{t('template.words')}</Text>
      <Choices>
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            variant="outline"
            icon={ExportIcon}
            disabled={busy}
            aria-label={t('template.download', { language: languageRecords[language].name })}
            onClick={() => void save(language)}
          >
            <bdi lang={language}>{languageRecords[language].name}</bdi>
          </Button>
        ))}
      </Choices>
    </Card>
  );
}

/** Its examples use a category and an axis that the store may use. */
function useTemplate() {
  const t = useText('imports');
  const problemText = useProblemText();
  const [categories, { isFetching: readsCategories }] = useLazyListCategoriesQuery();
  const [attributes, { isFetching: readsAttributes }] = useLazyListAttributesQuery();
  const save = async (language: Language) => {
    const [tree, axes] = await Promise.all([
      categories(undefined, true),
      attributes({ pageSize: 100 }, true),
    ]);
    const error = tree.error ?? axes.error;
    if (error) {
      toasts.show({ tone: 'error', title: problemText(asProblem(error)) });
      return;
    }
    const axis = axes.data?.items.find(({ isVariantAxis, values }) => isVariantAxis && values[0]);
    const example = {
      categoryPath: firstLeaf(tree.data?.items ?? []).map((one) => localizedName(one, language)),
      axis: axis
        ? {
            name: localizedName(axis, language),
            values: axis.values.map((value) => localizedName(value, language)),
          }
        : null,
    };
    saveAsFile(importTemplate(language, example), `${t('template.fileName')}-${language}.csv`);
  };
  return { save, busy: readsCategories || readsAttributes };
}

/** The path from the root to the first category without children. */
function firstLeaf(items: readonly Category[]): Category[] {
  const parents = new Set(items.map(({ parentId }) => parentId));
  const leaf = items.find(({ id }) => !parents.has(id));
  const way: Category[] = [];
  for (let at = leaf; at; at = items.find(({ id }) => id === at?.parentId)) way.unshift(at);
  return way;
}
