import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../engine/web/Card.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { MailTexts } from '../mail-texts/MailTexts.tsx';
import { messages } from '../mail-texts/messages.ts';
import { mailTextsQuery } from '../mail-texts/queries.ts';
import { PageHeader } from '../PageHeader.tsx';

/** What the firm's e-mails say, edited with a preview. */
export default function MailTextsPage() {
  const query = useQuery(mailTextsQuery);
  return (
    <>
      <PageHeader title={messages.title} />
      {query.data ? (
        <MailTexts texts={query.data} />
      ) : query.isPending ? (
        <Loading label={messages.loading}>
          <RowsSkeleton rows={6} />
        </Loading>
      ) : (
        <Card sx={{ maxWidth: 720 }}>
          <ErrorState title={messages.failed} onRetry={() => void query.refetch()}>
            {sentenceOf(query.error)}
          </ErrorState>
        </Card>
      )}
    </>
  );
}
