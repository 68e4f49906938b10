import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { Fragment, memo, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import {
  DataTableBase,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSortContext,
  useListSortContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { openRow } from '../../web/openRow.ts';
import { useDescriptor } from '../ContractContext.tsx';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import { isUnshowable } from '../provider/unshowable.ts';
import { Cell, RowActions, UnshowableActions } from './cells.tsx';
import { phoneRow, type Column } from './columns.ts';
import { SortMenu } from './SortMenu.tsx';
import { PlainTick } from './PlainTick.tsx';
import { PlainCell, plainRow } from './PlainCell.tsx';
import { sectionHead, sectionMore, sectionRows, tableStyles } from './tableStyles.ts';
import { allTick, setTicks, toggleTick, useHasTicks, useIsTicked } from './ticks.ts';
import { useListShape } from './useListShape.ts';

/**
 * The rows of a list: the contract's columns, the first one a link, edit and the other actions at the end. A tick draws its own row anew and no other: the
 * table, which what surrounds it would draw with every tick, and each row are remembered.
 */
export const ListTable = memo(function ListTable({ sections }: { sections?: readonly RowSection[] }) {
  const { columns, bulk, compact } = useListShape();
  const { sort } = useListSortContext();
  return (
    <DataTableBase hasBulkActions={bulk} isRowSelectable={isWhole} loading={null} empty={null}>
      <PhoneHead columns={columns} />
      <Box
        ref={markOverflow}
        data-list=""
        sx={[tableStyles(phoneRow(columns, sort.field), bulk), compact && compactRows, sections !== undefined && sectionRows(bulk)]}
      >
        <Table>
          <Head columns={columns} bulk={bulk} />
          <Body columns={columns} bulk={bulk} sections={sections} />
        </Table>
      </Box>
    </DataTableBase>
  );
});

/** Some of the rows under a head of their own. */
export interface RowSection {
  key: string;
  head: ReactNode;
  records: readonly RaRecord[];
  /** Under its rows. */
  more: ReactNode;
}

const compactRows = {
  '@media (min-width: 901px)': { '& tbody .MuiTableCell-root': { height: 30, py: 0 }, '& .plain-tick': { width: 26, height: 26, p: '4px', m: '0 5px' } },
};

/** Says on what is around a table whether that is wider: only then do the rows' actions stick to its edge, for the browser draws all that sticks on layers of its own. */
function markOverflow(around: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const look = () => around.toggleAttribute('data-overflows', around.scrollWidth > around.clientWidth);
  const watch = new ResizeObserver(look);
  watch.observe(around);
  if (around.firstElementChild) watch.observe(around.firstElementChild);
  return () => watch.disconnect();
}

const isWhole = (record: RaRecord): boolean => !isUnshowable(record);

/** In place of the headings, where there is an order to choose; hidden while rows are selected, when the bulk bar takes its place. */
function PhoneHead({ columns }: { columns: readonly Column[] }) {
  const isChoosing = useHasTicks(useDescriptor().segment);
  if (isChoosing || !columns.some(({ sortable }) => sortable)) return null;
  return (
    <Box sx={{ display: { md: 'none' }, p: '4px 8px', borderBottom: '1px solid var(--border-soft)' }}>
      <SortMenu columns={columns} />
    </Box>
  );
}

interface PartProps {
  columns: readonly Column[];
  bulk: boolean;
}

/** The first tick and the last draw the head's own anew, and no tick a heading of a column. */
function Head({ columns, bulk }: PartProps) {
  return (
    <TableHead>
      <TableRow>
        {bulk && <TickOfAll />}
        <Headings columns={columns} />
      </TableRow>
    </TableHead>
  );
}

function TickOfAll() {
  const { segment } = useDescriptor();
  const records: readonly RaRecord[] = useDataTableDataContext() ?? [];
  const ids = records.filter(isWhole).map((record) => record.id);
  const isChoosing = useHasTicks(segment);
  // Once something is chosen, the bar above has this tick, and an empty cell heads no column.
  if (isChoosing) return <TableCell padding="checkbox" component="td" />;
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={false}
        disabled={ids.length === 0}
        onChange={() => setTicks(segment, ids)}
        slotProps={{ input: { 'aria-label': messages.selectAll, ...allTick } }}
      />
    </TableCell>
  );
}

const Headings = memo(function Headings({ columns }: { columns: readonly Column[] }) {
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  return (
    <>
      {columns.map(({ name, label, figure, sortable }) => {
        const direction = sort?.field === name ? (sort.order === 'DESC' ? 'desc' : 'asc') : undefined;
        return (
          <TableCell key={name} align={figure ? 'right' : 'left'} sortDirection={direction ?? false}>
            {sortable ? (
              <TableSortLabel
                active={direction !== undefined}
                direction={direction ?? 'asc'}
                data-field={name}
                onClick={handleSort}
                title={messages.sortBy(label)}
              >
                {label}
              </TableSortLabel>
            ) : (
              label
            )}
          </TableCell>
        );
      })}
      <TableCell align="right" className="row-actions">
        <span className="vh">{messages.actions}</span>
      </TableCell>
    </>
  );
});

function Body({ columns, bulk, sections }: PartProps & { sections: readonly RowSection[] | undefined }) {
  const records: readonly RaRecord[] | undefined = useDataTableDataContext();
  const inSight = useRef<readonly Identifier[]>([]);
  useEffect(() => {
    inSight.current = (records ?? []).filter(isWhole).map((record) => record.id);
  }, [records]);
  const row = (record: RaRecord) =>
    isUnshowable(record) ? (
      <UnshowableRow key={record.id} record={record} columns={columns} bulk={bulk} />
    ) : (
      <Row key={record.id} record={record} columns={columns} bulk={bulk} inSight={inSight} />
    );
  if (!sections) return <TableBody>{records?.map(row)}</TableBody>;
  const cells = columns.length + (bulk ? 2 : 1);
  return (
    <TableBody>
      {sections.map(({ key, head, records: own, more }) => (
        <Fragment key={key}>
          <tr className={sectionHead}>
            <td colSpan={cells}>{head}</td>
          </tr>
          {own.map(row)}
          {more && (
            <tr className={sectionMore}>
              <td colSpan={cells}>{more}</td>
            </tr>
          )}
        </Fragment>
      ))}
    </TableBody>
  );
}

interface RowProps extends PartProps {
  record: RaRecord;
  /** The rows that can be ticked, in their order; always the same object, so that no row is drawn anew for it. */
  inSight: RefObject<readonly Identifier[]>;
}

const Row = memo(function Row({ record, columns, bulk, inSight }: RowProps) {
  const resource = useDescriptor();
  const isChosen = useIsTicked(resource.segment, record.id);
  return (
    <tr className={isChosen ? `${plainRow} Mui-selected` : plainRow} onClick={openRow}>
      {bulk && (
        <PlainCell className="MuiTableCell-paddingCheckbox">
          <PlainTick
            checked={isChosen}
            onClick={({ shiftKey }) => toggleTick(resource.segment, record.id, shiftKey ? inSight.current : undefined)}
            label={messages.selectOne(recordName(resource, record))}
          />
        </PlainCell>
      )}
      <Values record={record} columns={columns} />
    </tr>
  );
});

/** What a row shows of its record, whether it is chosen or not. */
const Values = memo(function Values({ record, columns }: { record: RaRecord; columns: readonly Column[] }) {
  return (
    <>
      {columns.map((column, index) => (
        <PlainCell key={column.name} className={`column-${column.name}`} isRight={column.figure}>
          <Cell column={column} record={record} first={index === 0} />
        </PlainCell>
      ))}
      <PlainCell className="row-actions" isRight>
        <RowActions record={record} />
      </PlainCell>
    </>
  );
});

/** Stays in its place with its name or id, so that no one wonders where it went; bulk actions leave it out. */
function UnshowableRow({ record, columns, bulk }: PartProps & { record: RaRecord }) {
  const resource = useDescriptor();
  return (
    <TableRow>
      {bulk && <PlainCell className="MuiTableCell-paddingCheckbox" />}
      <TableCell className="unshowable" colSpan={columns.length}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {messages.unshowable(recordName(resource, record))}
        </Box>
      </TableCell>
      <PlainCell className="row-actions" isRight>
        <UnshowableActions record={record} />
      </PlainCell>
    </TableRow>
  );
}
