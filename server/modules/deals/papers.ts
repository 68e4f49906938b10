// What a deal needs, and who has brought it.
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { DealPaper, DealPaperBy } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { requireFolderFile } from '../folders/index.ts';
import { about, change, mustGoOn } from './rows.ts';
import type { DealRow } from './views.ts';

const mostPapers = 40;

/** @throws Problem 409 where it is not theirs to bring; 422 for a paper there is not, or a file that is not in the client's folder */
export async function markPaper(
  db: Database,
  services: Services,
  actor: Actor,
  deal: DealRow,
  { paper_id, is_done, file_id }: { paper_id: string; is_done: boolean; file_id?: string | null },
): Promise<void> {
  mustGoOn(deal);
  const paper = deal.papers.find(({ id }) => id === paper_id);
  if (!paper) throw invalid({ paper_id: 'This paper is no longer on the list.' });
  if (actor.role === roles.client && paper.by !== 'client') throw conflict('Your advisor takes care of this paper.');
  if (file_id) await requireFolderFile(db, actor, deal.user_id, file_id);
  const marked: DealPaper = { ...paper, is_done, done_at: is_done ? services.clock().toISOString() : null, ...(file_id === undefined ? {} : { file_id }) };
  await change(db, deal, { papers: deal.papers.map((each) => (each.id === paper_id ? marked : each)) });
  await happened(db, { kind: 'deal_paper', actor, ...about(deal), is_done, label: paper.label });
}

/** @throws Problem 409 beyond all measure */
export async function addPaper(
  db: Database,
  actor: Actor,
  deal: DealRow,
  { label, hint = null, by }: { label: string; hint?: string | null; by: DealPaperBy },
): Promise<void> {
  mustGoOn(deal);
  if (deal.papers.length >= mostPapers) throw conflict(`A deal has at most ${mostPapers} papers.`);
  const paper: DealPaper = { id: uuidv7(), kind: 'other', label, hint, by, is_done: false, done_at: null, file_id: null };
  await change(db, deal, { papers: [...deal.papers, paper] });
  await happened(db, { kind: 'deal_paper', actor, ...about(deal), is_done: false, label });
}
