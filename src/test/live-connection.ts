// Stands in for the live connection in every component test: one for all test files, since they share their modules.
import { vi } from 'vitest';
import type { connect as connectForReal } from '../kit/live/connect.ts';

/** Nothing pushes here, unless a test says what connecting does. */
export const connect = vi.fn<typeof connectForReal>(() => () => {});
