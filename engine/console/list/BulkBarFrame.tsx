import Delete from '@mui/icons-material/DeleteOutlineRounded';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { memo, useState } from 'react';
import { useListContext, type Identifier } from 'react-admin';
import { allows } from '../access.ts';
import { actionSigns } from '../actions/actionSigns.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { messages as listMessages } from './messages.ts';
import { isUnshowable } from '../provider/unshowable.ts';
import { takesSeveral } from '../actions/several.ts';
import { useActionStarter } from '../actions/useActionStarter.tsx';
import { wholeFilter } from './conditions.ts';
import { BarActs, type BarAct } from './BarActs.tsx';
import { allTick, setTicks, ticksOf } from './ticks.ts';
import { totalText } from './total.ts';
import { useBulkDelete } from './useBulkDelete.ts';
import { useExport } from './useExport.ts';
import { unseen } from '../../web/theme/unseen.ts';

/** On narrow screens a button with an icon shows the icon only; its label stays for screen readers. */
const signsOnly = {
  '@media (max-width: 900px)': {
    gap: 0,
    '& .MuiButton-root': { minWidth: 48, px: 3 },
    '& .MuiButton-startIcon:not(:last-child)': { m: 0 },
    '& .text': unseen,
  },
} as const;

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: 48,
  // A count that grows by a digit moves what is beside it in the bar, and lays out nothing else.
  contain: 'layout size',
  pl: '5px',
  pr: 2,
  background: 'var(--selected)',
  borderBottom: '1px solid var(--border)',
  borderRadius: '7px 7px 0 0',
  '& > .MuiButtonBase-root': { flex: 'none' },
  fontSize: 'var(--fs-dense)',
  ...signsOnly,
} as const;

const heading = {
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 'fontWeightMedium',
  mr: { md: 3 },
} as const;

interface BulkBarFrameProps {
  /** The chosen rows, as the bar says them. */
  ids: readonly Identifier[];
  /** Before an act is pressed: what the bar says may be a frame behind the rows. */
  onPress: () => void;
}

/** Joins the top of the table while rows are chosen: what the contract can do to several at once, export, delete. */
export default memo(function BulkBarFrame({ ids, onPress }: BulkBarFrameProps) {
  const resource = useDescriptor();
  const { role } = useContract();
  const { data = [], sort, total = 0, filter, filterValues } = useListContext();
  const { removeMany, pending, question } = useBulkDelete();
  const { exportRows, rows } = useExport();
  const onUnselectItems = () => setTicks(resource.segment, []);
  const pageIds = data.filter((record) => !isUnshowable(record)).map((record) => record.id);
  const whole = wholeFilter({ filter, filterValues });
  const wish = JSON.stringify(whole);
  // For which filter everything was meant, and with how many ticks: another filter, or one tick less, means the ticked ones again.
  const [everything, setEverything] = useState<{ wish: string; ticks: number }>();
  const isEverything = everything?.wish === wish && ids.length >= everything.ticks && total > ids.length;
  const matching = isEverything ? { filter: whole, total } : undefined;
  const meant = matching ? { matching } : {};
  const starter = useActionStarter({ ids, known: data, ...meant, onDone: onUnselectItems });
  const all = pageIds.every((id) => ids.includes(id));
  const actions = resource.actions.filter((action) => takesSeveral(action) && allows(action, role));
  // Where something may be said with a deletion (who takes over), its form asks it of several as of one.
  const saying = resource.deleteMany ? undefined : resource.deleteAction;
  const deletes = allows(resource.deleteMany, role) || allows(resource.delete, role);
  const acts: BarAct[] = [
    ...(isEverything ? [{ key: ' shown', label: listMessages.onlyShown(ids.length), onPress: () => setEverything(undefined) }] : []),
    ...(!isEverything && all && total > ids.length
      ? [
          {
            key: ' matching',
            label: listMessages.selectMatching(totalText(total)),
            mark: { 'data-list-matching': '' },
            onPress: () => setEverything({ wish, ticks: ids.length }),
          },
        ]
      : []),
    ...actions.map((action) => ({
      key: action.action,
      label: action.label,
      danger: action.method === 'delete',
      disabled: starter.pending,
      onPress: () => starter.start(action),
      ...(action.icon ? { sign: actionSigns[action.icon] } : {}),
    })),
    ...(allows(resource.export, role)
      ? [
          {
            key: ' export',
            label: messages.exportChosen,
            sign: Download,
            disabled: rows !== undefined,
            onPress: () => void exportRows({ filter: matching?.filter ?? { id: ids }, sort }),
          },
        ]
      : []),
    ...(deletes
      ? [
          {
            key: ' delete',
            label: resource.deleteLabel ?? messages.remove,
            sign: Delete,
            danger: true,
            disabled: pending || starter.pending,
            onPress: () => (saying ? starter.start(saying) : void removeMany(ids, data, matching)),
          },
        ]
      : []),
  ];
  return (
    <Box role="toolbar" aria-label={`${messages.selected(ids.length)}, ${resource.label}`} sx={bar}>
      <Checkbox
        checked={all}
        indeterminate={!all}
        onChange={() => (all ? onUnselectItems() : setTicks(resource.segment, [...ticksOf(resource.segment), ...pageIds]))}
        slotProps={{ input: { 'aria-label': messages.selectAll, ...allTick } }}
      />
      <Box component="b" sx={heading}>
        {isEverything ? listMessages.allMatching(totalText(total)) : messages.selected(ids.length)}
      </Box>
      <Box sx={{ display: 'contents' }} onClickCapture={onPress}>
        <BarActs acts={acts} />
      </Box>
      {question}
      {starter.dialog}
    </Box>
  );
});
