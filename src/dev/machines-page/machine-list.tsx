import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { Counter } from '../../ui/kit/feedback/counter';
import { SearchField } from '../../ui/kit/fields/search-field';
import { useText } from '../../ui/text/use-text';
import { Choice, Code, Small } from './machines-page.styles';
import { lifecycles, machines, type Process } from './processes';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface MachineListProps {
  chosen: Process;
  /** Number of running instances, by id. */
  running: Readonly<Record<string, number>>;
  onChoose: (process: Process) => void;
}

/** Every machine and lifecycle, with its number of running instances. */
export const MachineList = memo(function MachineList(props: MachineListProps) {
  const { chosen, running, onChoose } = props;
  const t = useText('dev');
  const [wanted, setWanted] = useState('');
  const fits = ({ name }: Process) => name.toLowerCase().includes(wanted.toLowerCase());
  const groups = [
    [t('machines'), machines],
    [t('lifecycles'), lifecycles],
  ] as const;
  return (
    <nav aria-label={t('machines')}>
      <SearchField label={t('find')} value={wanted} onSearch={setWanted} />
      {groups.map(([title, processes]) => (
        <div key={title}>
          <Small>{title}</Small>
          <List>
            {processes.filter(fits).map((process) => (
              <Line
                key={process.id}
                process={process}
                isChosen={process.id === chosen.id}
                count={running[process.id] ?? 0}
                onChoose={onChoose}
              />
            ))}
          </List>
        </div>
      ))}
    </nav>
  );
});

interface LineProps {
  process: Process;
  isChosen: boolean;
  count: number;
  onChoose: (process: Process) => void;
}

/** Rendered only when its own props change: the list is long, and most events change no line. */
const Line = memo(function Line({ process, isChosen, count, onChoose }: LineProps) {
  return (
    <li>
      <Choice type="button" aria-current={isChosen} onClick={() => onChoose(process)}>
        <Code>{process.name}</Code>
        <Running count={count} />
      </Choice>
    </li>
  );
});

function Running({ count }: { count: number }) {
  const t = useText('dev');
  if (count === 0) return null;
  return (
    <span title={t('running', { count })}>
      <Counter>{count}</Counter>
    </span>
  );
}
