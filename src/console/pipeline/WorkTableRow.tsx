import { said } from './said.ts';
import Person from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router';
import type { DashboardListing } from '../../../generated/api.ts';
import { noteStatusValues, noteStatusLabels } from '../../../generated/enums.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { formatNearDay, formatNumber } from '../../../engine/web/format.ts';
import { openRow } from '../../../engine/web/openRow.ts';
import { InPlaceDate } from './InPlaceDate.tsx';
import { InPlaceMenu } from './InPlaceMenu.tsx';
import { messages } from './messages.ts';
import { useCell } from './queries.ts';
import { StepMenu } from './StepMenu.tsx';

/** One client's line of the work table. */
export function WorkTableRow({ row }: { row: DashboardListing }) {
  const to = useAreaPath();
  const { change } = useCell();
  const { id, client_name: name } = row;
  return (
    <Box component="tr" onClick={openRow} sx={{ cursor: 'pointer' }}>
      <td>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px' }}>
          <Avatar name={name} size="sm" />
          <RouterLink to={to(`/client-profiles/${row.user_id}`)} className="name row-link">
            {name}
          </RouterLink>
        </Box>
      </td>
      <td className="package">{row.package_name}</td>
      <td className="step">
        <StepMenu
          row={row}
          onChoose={(value) =>
            change({
              id,
              to: { field: 'step', value },
              back: { field: 'step', value: row.step_in_process },
              said: said.step(name, value),
            })
          }
        />
      </td>
      <td className="note">
        <InPlaceMenu
          label={messages.noteOf(name)}
          title={messages.noteTo(name)}
          value={row.note_status}
          values={noteStatusValues}
          labels={noteStatusLabels}
          icon={Person}
          onChoose={(value) => change({ id, to: { field: 'note', value }, back: { field: 'note', value: row.note_status }, said: said.note(name, value) })}
        />
      </td>
      <td className="date">
        <InPlaceDate
          label={messages.dateOf(name)}
          value={row.date_to_re_engage}
          due={row.re_engage}
          onChange={(value) =>
            change({
              id,
              to: { field: 'date', value },
              back: { field: 'date', value: row.date_to_re_engage },
              said: said.date(name, value),
            })
          }
        />
      </td>
      <td className="contact num">{row.date_of_last_contact ? formatNearDay(row.date_of_last_contact) : '–'}</td>
      <td className="links n num">{formatNumber(row.links)}</td>
      <td className={row.to_decide === 0 ? 'decide n num quiet' : 'decide n num'}>{formatNumber(row.to_decide)}</td>
    </Box>
  );
}
