import type { NotificationDefaults } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

export const defaultsKey = ['/notification-defaults'] as const;

export const defaultsQuery = apiQuery<NotificationDefaults[]>(defaultsKey, (signal) => api.GET('/notification-defaults', { signal }));
