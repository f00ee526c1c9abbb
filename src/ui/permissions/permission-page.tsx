import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import {
  PERMISSIONS,
  type Permission,
  ROLES,
  type Role,
  roleHas,
} from '#domain/permissions/permissions';
import NoIcon from '~icons/solar/minus-circle-linear';
import { Chip } from '../kit/feedback/chip';
import { toneIcons } from '../kit/feedback/tone';
import { Icon } from '../kit/icon';
import { Card } from '../kit/layout/card';
import { PageHeader } from '../kit/layout/page-header';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { Skeleton } from '../kit/loading/skeleton';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';

const Surface = styled(Card)`
  padding: 0;
  overflow-x: auto;
  /* Its words for screen readers would else widen the page. */
  position: relative;
`;
const Matrix = styled.table`
  inline-size: 100%;
  font: 400 var(--text-table) var(--font-body);
  & :is(th, td) {
    padding: var(--space-8) var(--space-12);
    border-block-end: 1px solid var(--line);
    text-align: center;
  }
  & tr > :first-child {
    padding-inline-start: var(--space-24);
    text-align: start;
  }
  & tr > :last-child {
    padding-inline-end: var(--space-24);
  }
  & thead th {
    block-size: 44px;
    background: var(--sunk);
    color: var(--on-press);
    font-weight: var(--weight-strong);
  }
  & tbody th {
    font-weight: 400;
  }
  & tbody th[colspan] {
    padding-block: var(--space-20) var(--space-8);
    font: var(--weight-head) var(--text-h3) var(--font-head);
  }
  & tbody tr:last-child :is(th, td) {
    border: 0;
  }
`;
const Answer = styled.span<{ $yes: boolean }>`
  display: inline-grid;
  color: ${({ $yes }) => ($yes ? 'var(--success-text)' : 'var(--text-2)')};
`;
const Own = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
`;

/** The subject of a permission: the part before its dot. */
type Subject = Permission extends `${infer Name}.${string}` ? Name : never;

function subjectOf(permission: Permission): Subject {
  // Every permission begins with its subject; the type above is derived from the same names.
  return permission.slice(0, permission.indexOf('.')) as Subject;
}

const subjects = [...new Set(PERMISSIONS.map(subjectOf))];

/** `/dashboard/permission`: what each role may do, as the server enforces it. */
export function PermissionPage() {
  const t = useText('permissions');
  const shell = useText('shell');
  const own = useSelector(useApplication().session, ({ context }) => context.user?.role);
  return (
    <>
      <PageHeader
        crumbs={[{ label: shell('menu.groups.store') }, { label: t('title') }]}
        title={t('title')}
        subtitle={t('subtitle')}
      />
      <Surface aria-busy={!own}>{own ? <Roles own={own} /> : <Skeleton $height="560px" />}</Surface>
    </>
  );
}

function Roles({ own }: { own: Role }) {
  const t = useText('permissions');
  const shell = useText('shell');
  return (
    <Matrix>
      <thead>
        <tr>
          <th scope="col">{t('permission')}</th>
          {ROLES.map((role) => (
            <th key={role} scope="col">
              <Own>
                {shell(`roles.${role}`)}
                {role === own && <Chip tone="info">{t('yours')}</Chip>}
              </Own>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subjects.map((subject) => (
          <SubjectRows key={subject} subject={subject} />
        ))}
      </tbody>
    </Matrix>
  );
}

function SubjectRows({ subject }: { subject: Subject }) {
  const t = useText('permissions');
  return (
    <>
      <tr>
        <th colSpan={ROLES.length + 1} scope="colgroup">
          {t(`subjects.${subject}`)}
        </th>
      </tr>
      {PERMISSIONS.filter((permission) => subjectOf(permission) === subject).map((permission) => (
        <tr key={permission}>
          <th scope="row">{t(`permissions.${permission}`)}</th>
          {ROLES.map((role) => (
            <td key={role}>
              <RoleAnswer role={role} permission={permission} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

function RoleAnswer({ role, permission }: { role: Role; permission: Permission }) {
  const common = useText('common');
  const yes = roleHas(role, permission);
  return (
    <Answer $yes={yes}>
      <Icon of={yes ? toneIcons.success : NoIcon} />
      <VisuallyHidden>{common(yes ? 'yes' : 'no')}</VisuallyHidden>
    </Answer>
  );
}
