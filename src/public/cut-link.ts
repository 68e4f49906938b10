import type { Problem } from '../../engine/web/problem.ts';

/** Whether a mailed link was cut where it was copied, which the contract's form of a token tells. The server's words are then those of a form's field, and the page has none. */
export const isCut = ({ status }: Problem): boolean => status === 400 || status === 422;
