import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MailText } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

export const mailTextsKey = ['/mail-texts'] as const;

export const mailTextsQuery = apiQuery<MailText[]>(mailTextsKey, (signal) => api.GET('/mail-texts', { signal }));

/** A letter with made-up facts, as the server makes it of these words. */
export const previewQuery = (name: string, subject: string, text: string) =>
  queryOptions({
    queryKey: ['/mail-texts/{name}/preview', name, subject, text] as const,
    queryFn: ({ signal }) => dataOf(api.POST('/mail-texts/{name}/preview', { params: { path: { name } }, body: { subject, text }, signal })),
    retry: false,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
