import { doneOf } from '../../../engine/web/act/sentence.ts';
import { updateNoteStatusAct } from '../../../generated/acts/updateNoteStatus.ts';
import { updateReEngageDateAct } from '../../../generated/acts/updateReEngageDate.ts';
import { updateStepInProcessAct } from '../../../generated/acts/updateStepInProcess.ts';
import type { NoteStatus, StepInProcess } from '../../../generated/api.ts';
import { noteStatusLabels, stepInProcessLabels } from '../../../generated/enums.ts';
import { formatNearDay } from '../../../engine/web/format.ts';

/** The result of a change to a client's row of the work table, as the contract says it. */
export const said = {
  step: (record: string, step: StepInProcess) =>
    doneOf(updateStepInProcessAct, { step_in_process: step }, { record, 'body.step_in_process': stepInProcessLabels[step] }),
  note: (record: string, note: NoteStatus) => doneOf(updateNoteStatusAct, { note_status: note }, { record, 'body.note_status': noteStatusLabels[note] }),
  /** @param day ISO date; null where it is cleared */
  date: (record: string, day: string | null) =>
    doneOf(updateReEngageDateAct, { date_to_re_engage: day }, { record, 'body.date_to_re_engage': day && formatNearDay(day) }),
} as const;
