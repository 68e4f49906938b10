import { formatDate, formatDateTime, formatTime } from '../../../engine/web/format.ts';

/** From when an answer is, as a person says it: today's as a time, others with their day. */
export const saidOf = (moment: Date): string => (formatDate(moment) === formatDate(new Date()) ? formatTime(moment) : formatDateTime(moment));
