import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { Answered } from '../../../../engine/web/Answered.tsx';
import { TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { ChecklistSummary } from '../../../features/preferences/ChecklistSummary.tsx';
import { AttachmentList } from '../../../kit/files/AttachmentList.tsx';
import { messages } from '../../client/messages.ts';
import { checklistOf } from '../../client/queries.ts';

/** How and when to reach the client is among the record’s facts. */
const saidAbove = ['contact_way', 'contact_time'];

/** The whole brief of a request, before somebody begins: a request has its client's id. */
export default function RequestBrief({ record }: AsideProps) {
  const checklist = useQuery(checklistOf(String(record.id)));
  return (
    <Card component="section" aria-label={messages.tabs.preferences} sx={{ p: { xs: 4, md: 5 } }}>
      <Box component="h2" sx={{ typography: 'h4', mb: 4 }}>
        {messages.tabs.preferences}
      </Box>
      <Answered
        query={checklist}
        loading={messages.loading(messages.tabs.preferences)}
        skeleton={<TextSkeleton rows={8} />}
        failed={messages.preferences.failed}
      >
        {(found) =>
          found === null ? (
            messages.preferences.none
          ) : (
            <>
              <ChecklistSummary checklist={found} without={saidAbove} />
              {found.trade_in_photos.length > 0 && (
                <Box sx={{ mt: 4 }}>
                  <AttachmentList files={found.trade_in_photos} />
                </Box>
              )}
            </>
          )
        }
      </Answered>
    </Card>
  );
}
