import { isRecord } from '../problem.ts';

/** The names in an answered list, each once. */
export const namesIn = (rows: unknown): string[] => [
  ...new Set(Array.isArray(rows) ? rows.flatMap((row) => (isRecord(row) && typeof row['name'] === 'string' ? [row['name']] : [])) : []),
];
