// The cells of the work table that are changed in place.
import type { RaRecord } from 'react-admin';
import { Nothing } from '../../../engine/console/fields/PlainViews.tsx';
import type { RowParts } from '../../../engine/console/list/placed.ts';
import type { ViewProps } from '../../../engine/console/overrides.ts';
import { formatNearDay } from '../../../engine/web/format.ts';
import type { DashboardListing } from '../../../generated/api.ts';
import { noteStatusLabels, noteStatusValues } from '../../../generated/enums.ts';
import { InPlaceDate } from './InPlaceDate.tsx';
import { InPlaceMenu } from './InPlaceMenu.tsx';
import { messages } from './messages.ts';
import { useCell } from './queries.ts';
import { said } from './said.ts';
import { noteIcons } from './stateIcons.ts';
import { StepMenu } from './StepMenu.tsx';

/** A row of the list as the contract has it. */
export const rowIn = (record: RaRecord): DashboardListing => record as RaRecord & DashboardListing;

function StepCell({ record }: ViewProps) {
  const { change } = useCell();
  const row = rowIn(record);
  return (
    <StepMenu
      row={row}
      onChoose={(value) =>
        change({ id: row.id, to: { field: 'step', value }, back: { field: 'step', value: row.step_in_process }, said: said.step(row.client_name, value) })
      }
    />
  );
}

function NoteCell({ record }: ViewProps) {
  const { change } = useCell();
  const { id, client_name: name, note_status } = rowIn(record);
  return (
    <InPlaceMenu
      label={messages.noteOf(name)}
      title={messages.noteTo(name)}
      value={note_status}
      values={noteStatusValues}
      labels={noteStatusLabels}
      icon={noteIcons[note_status]}
      onChoose={(value) => change({ id, to: { field: 'note', value }, back: { field: 'note', value: note_status }, said: said.note(name, value) })}
    />
  );
}

function DateCell({ record }: ViewProps) {
  const { change } = useCell();
  const { id, client_name: name, date_to_re_engage, re_engage } = rowIn(record);
  return (
    <InPlaceDate
      label={messages.dateOf(name)}
      value={date_to_re_engage}
      due={re_engage}
      onChange={(value) => change({ id, to: { field: 'date', value }, back: { field: 'date', value: date_to_re_engage }, said: said.date(name, value) })}
    />
  );
}

function ContactCell({ record }: ViewProps) {
  const { date_of_last_contact: day } = rowIn(record);
  return day ? <span className="num">{formatNearDay(day)}</span> : <Nothing />;
}

/** What the work table's rows have of their own. */
export const rowParts: RowParts = {
  cells: { step_in_process: StepCell, note_status: NoteCell, date_to_re_engage: DateCell, date_of_last_contact: ContactCell },
  leadsTo: (record) => `/client-profiles/${rowIn(record).user_id}`,
};
