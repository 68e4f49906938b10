import { formatDayParts } from '../../../engine/web/format.ts';

/** `November 2026`. @param month YYYY-MM */
export const monthName = (month: string): string => formatDayParts(`${month}-01`, { year: 'numeric', month: 'long' });
