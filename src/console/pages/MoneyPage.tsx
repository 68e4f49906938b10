import Back from '@mui/icons-material/ChevronLeftRounded';
import Forward from '@mui/icons-material/ChevronRightRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { statementCsv } from '../../../domain/statement.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import type { Statement } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { messages } from '../money/messages.ts';
import { monthName } from '../money/monthName.ts';
import { StatementView } from '../money/StatementView.tsx';
import { PageHeader } from '../PageHeader.tsx';

const monthPattern = /^\d{4}-\d{2}$/;
const statementQuery = (month: string | undefined) =>
  apiQuery<Statement>(['/reports/statement', month ?? ''], (signal) => api.GET('/reports/statement', { params: { query: month ? { month } : {} }, signal }));

const pathOf = (month: string): string => `?month=${month}`;

/** The month so many months later. @param month YYYY-MM */
function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The firm's money: a month's statement, and what needs somebody. The month stands in the address. */
export default function MoneyPage() {
  const [search] = useSearchParams();
  const asked = search.get('month');
  const month = asked !== null && monthPattern.test(asked) ? asked : undefined;
  const query = useQuery({ ...statementQuery(month), placeholderData: keepPreviousData });
  const [opened] = useState(() => new Date());
  const found = query.data;
  return (
    <>
      <PageHeader
        title={messages.title}
        aside={
          found && (
            <>
              <IconButton size="small" component={Link} to={pathOf(monthAfter(found.month, -1))} aria-label={messages.earlier}>
                <Back />
              </IconButton>
              {monthName(found.month)}
              {new Date(found.ends_at) <= opened && (
                <IconButton size="small" component={Link} to={pathOf(monthAfter(found.month, 1))} aria-label={messages.later}>
                  <Forward />
                </IconButton>
              )}
            </>
          )
        }
        actions={
          found && (
            <>
              <Button variant="outlined" onClick={() => window.print()}>
                {messages.print}
              </Button>
              <Button variant="outlined" onClick={() => save(found)}>
                {messages.csv}
              </Button>
            </>
          )
        }
      />
      {query.isPending && (
        <Loading label={messages.loading}>
          <RowsSkeleton rows={10} />
        </Loading>
      )}
      {query.isError && found === undefined && (
        <ErrorState title={messages.failed} onRetry={() => void query.refetch()}>
          {sentenceOf(query.error)}
        </ErrorState>
      )}
      {found && <StatementView statement={found} pathOf={pathOf} now={opened} />}
    </>
  );
}

function save(statement: Statement): void {
  const text = `\uFEFF${statementCsv(statement, messages.csvWords)}`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = messages.file(statement.month);
  link.click();
  URL.revokeObjectURL(address);
}
