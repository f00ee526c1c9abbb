import { styled } from 'styled-components';
import { Card } from '../../kit/layout/card';
import { PageHeader } from '../../kit/layout/page-header';
import { Stepper } from '../../kit/layout/stepper';
import { Skeleton } from '../../kit/loading/skeleton';
import { useText } from '../../text/use-text';
import { ChooseFileStep } from './choose-file-step';
import { FailedStep } from './failed-step';
import { MappingStep } from './mapping-step';
import { ProgressStep } from './progress-step';
import { ResultStep } from './result-step';
import { ReviewStep } from './review-step';
import { type ImportStepProps, stepOf, useProductImport } from './use-product-import';

const Steps = styled.div`
  margin-block-end: var(--space-24);
`;

/** The import of a product file in four steps: file, columns, check, result. */
export function ProductImportPage() {
  const t = useText('imports');
  const process = useProductImport();
  const steps = [t('steps.file'), t('steps.mapping'), t('steps.check'), t('steps.result')];
  const done = process.snapshot.matches('finished');
  const fileName = process.snapshot.context.job?.fileName;
  return (
    <>
      <PageHeader
        crumbs={[
          { label: t('section') },
          { label: t('products'), to: '/dashboard/product' },
          { label: t('title') },
        ]}
        title={t('title')}
        subtitle={fileName && <bdi>{fileName}</bdi>}
      />
      <Steps>
        <Stepper
          label={t('steps.label')}
          steps={steps}
          current={done ? steps.length : stepOf(process.snapshot)}
        />
      </Steps>
      <Step {...process} />
    </>
  );
}

function Step({ snapshot, send }: ImportStepProps) {
  if (snapshot.matches('opening') || snapshot.matches('placing')) {
    return (
      <Card>
        <Skeleton $height="240px" />
      </Card>
    );
  }
  if (snapshot.matches('choosingFile') || snapshot.matches('uploading')) {
    return <ChooseFileStep snapshot={snapshot} send={send} />;
  }
  if (snapshot.matches('mapping') || snapshot.matches('savingMapping')) {
    return <MappingStep snapshot={snapshot} send={send} />;
  }
  if (snapshot.matches('reviewing')) return <ReviewStep snapshot={snapshot} send={send} />;
  if (snapshot.matches('finished') || snapshot.matches('cancelled')) {
    return <ResultStep snapshot={snapshot} send={send} />;
  }
  if (snapshot.matches('failed')) return <FailedStep snapshot={snapshot} send={send} />;
  return <ProgressStep snapshot={snapshot} send={send} />;
}
