import type { SupportTimeline } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

/** What was written and done since the question. @param version of the record: what is done with it shows at once */
export const timelineQuery = (id: string, version: number) =>
  apiQuery<SupportTimeline>(['/support-requests', 'timeline', id, version], (signal) =>
    api.GET('/support-requests/{id}/timeline', { params: { path: { id } }, signal }),
  );
