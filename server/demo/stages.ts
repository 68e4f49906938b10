// The demo's clients by how far they have come. A step without a line here has no client in the demo.
import type { NoteStatus, StepInProcess } from '../../generated/api.ts';

interface StageOfDemo {
  /** How many clients are there; 80 in all. */
  clients: number;
  /** Days since joining: the least and the most. */
  days: readonly [number, number];
  chat: 'desk' | 'waiting' | 'begun' | 'looking' | 'pricing' | 'agreed' | 'done' | 'paused' | 'lost';
  /** One of these is the state of their note. */
  notes: readonly NoteStatus[];
}

/** An account just paid for, a checklist started, or a step of the work table. */
export const stages = {
  paid: { clients: 5, days: [0, 3], chat: 'desk', notes: ['to_do'] },
  checklist: { clients: 6, days: [1, 6], chat: 'desk', notes: ['to_do'] },
  new_request: { clients: 8, days: [1, 5], chat: 'waiting', notes: ['to_do'] },
  intake_review: { clients: 5, days: [3, 8], chat: 'begun', notes: ['to_do', 'none'] },
  searching: { clients: 9, days: [5, 14], chat: 'begun', notes: ['none', 'to_do'] },
  links_sent: { clients: 12, days: [8, 24], chat: 'looking', notes: ['waiting_on_client'] },
  researching: { clients: 8, days: [10, 28], chat: 'looking', notes: ['waiting_on_seller', 'waiting_on_client'] },
  negotiating: { clients: 8, days: [14, 34], chat: 'pricing', notes: ['waiting_on_seller', 'to_do'] },
  offer_accepted: { clients: 5, days: [20, 40], chat: 'agreed', notes: ['waiting_on_seller', 'to_do'] },
  paperwork: { clients: 3, days: [24, 45], chat: 'agreed', notes: ['done', 'waiting_on_seller'] },
  delivered: { clients: 7, days: [45, 340], chat: 'done', notes: ['done'] },
  on_hold: { clients: 2, days: [25, 60], chat: 'paused', notes: ['waiting_on_client'] },
  closed_lost: { clients: 2, days: [60, 300], chat: 'lost', notes: ['done'] },
} satisfies Readonly<Partial<Record<'paid' | 'checklist' | StepInProcess, StageOfDemo>>>;

/** How far a client of the demo has come. */
export type Stage = keyof typeof stages;
