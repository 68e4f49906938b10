import type { Deal } from '../../../generated/api.ts';

/** Nothing is changed any more: the car is delivered, or the deal ended without it. */
export const isOver = ({ status }: Pick<Deal, 'status'>): boolean => status === 'delivered' || hasEnded({ status });

/** It ended without the car. */
export const hasEnded = ({ status }: Pick<Deal, 'status'>): boolean => status === 'fell_through' || status === 'taken_back';
