import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Employee } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { everyRow } from '../../api/every-row.ts';
import { FailedLine } from '../../../engine/web/Answered.tsx';
import { SelectField } from '../../../engine/web/fields/SelectField.tsx';
import { inboxMessages } from './messages.ts';

const everybody = 'everybody';

const advisorsQuery = {
  queryKey: ['/employees', 'by name'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    everyRow<Employee>(200, (range) => api.GET('/employees', { params: { query: { sort: ['name', 'ASC'], range } }, signal })),
};

interface AdvisorChoiceProps {
  /** Whose chats are shown; everyone's if undefined. */
  advisor: string | undefined;
  onChoose: (advisor: string | undefined) => void;
}

/** Whose chats an admin looks at. */
export function AdvisorChoice({ advisor, onChoose }: AdvisorChoiceProps) {
  const { data, isError, refetch } = useQuery(advisorsQuery);
  const known = data?.rows ?? [];
  return (
    <Box sx={{ padding: '8px 12px', borderBottom: '1px solid var(--border-soft)', flex: 'none' }}>
      {isError && !data ? (
        <FailedLine onRetry={() => void refetch()}>{inboxMessages.advisorsFailed}</FailedLine>
      ) : (
        <SelectField
          label={inboxMessages.whose}
          value={advisor ?? everybody}
          onChange={(next) => onChoose(next === everybody ? undefined : next)}
          choices={[{ id: everybody, name: inboxMessages.everybody }, ...known.map(({ id, name }) => ({ id, name }))]}
        />
      )}
    </Box>
  );
}
