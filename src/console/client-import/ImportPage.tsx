import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Download from '@mui/icons-material/DownloadOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Undo from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { clientFields, type NamedByField } from '../../../domain/client-sheet.ts';
import { cellText } from '../../../engine/contract/cells.ts';
import { blockOf } from '../../../engine/console/grid/block.ts';
import type { CellChange } from '../../../engine/console/grid/changes.ts';
import EditableGrid from '../../../engine/console/grid/EditableGrid.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { formatNumber } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { messageOf } from '../../../engine/web/problem.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import type { ClientSheet } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { PageHeader } from '../PageHeader.tsx';
import { ChecksLine } from '../sheet/ChecksLine.tsx';
import { messages as shared } from '../sheet/messages.ts';
import { saveTemplate } from '../sheet/saveTemplate.ts';
import { SheetPicker } from '../sheet/SheetPicker.tsx';
import ClientCards from './ClientCards.tsx';
import { clientTable, emptyTable, isField, isTicked, readingOf, standingsOf, type ClientRow, type RowState, type TableAct } from './clientTable.ts';
import { columnsFor, firstColumns, nameOf } from './columns.tsx';
import { ImportBar } from './ImportBar.tsx';
import { ImportLine } from './ImportLine.tsx';
import { MapColumns } from './MapColumns.tsx';
import { messages } from './messages.ts';
import { sameEmailBand } from './SameEmail.tsx';
import { useClientChecks } from './useClientChecks.ts';
import { useImport } from './useImport.ts';
import { useNames } from './useNames.ts';

/** Clients out of a spreadsheet: columns matched, rows looked over and mended in place, imported by a job, and undone. */
export default function ImportPage() {
  const to = useAreaPath();
  const { named, error, retry } = useNames();
  return (
    <>
      <Button component={RouterLink} to={to('/client-profiles')} size="small" startIcon={<ArrowBack />} sx={{ ml: -2, mb: 1 }}>
        {messages.back}
      </Button>
      <PageHeader title={messages.title} />
      {named ? (
        <ClientIntake named={named} />
      ) : (
        <Card>
          {error ? (
            <ErrorState title={messages.title} onRetry={retry}>
              {messageOf(error)}
            </ErrorState>
          ) : (
            <Box sx={{ p: 5 }}>
              <Loading label={messages.title}>
                <TextSkeleton rows={5} />
              </Loading>
            </Box>
          )}
        </Card>
      )}
    </>
  );
}

const views = ['all', 'ready', 'fix', 'twin'] as const;
type View = (typeof views)[number];

const inView = (view: View, state: RowState | undefined): boolean => view === 'all' || state === view || (view === 'twin' && state === 'repeat');

function ClientIntake({ named }: { named: NamedByField }) {
  const [table, act] = useReducer(clientTable, emptyTable);
  const [fileName, setFileName] = useState<string>();
  const [view, setView] = useState<View>('all');
  const isWide = useMediaQuery('(min-width: 901px)');
  const reader = useMemo(() => ({ columns: table.columns, named }), [table.columns, named]);
  const standings = useMemo(() => standingsOf(table.rows, reader), [table.rows, reader]);
  const standing = useCallback((row: ClientRow) => standings.get(row.id), [standings]);
  const checks = useClientChecks(table.rows, reader, standings, act);
  const imports = useImport(act);
  const counts = useMemo(() => {
    const states = [...standings.values()].map(({ state }) => state);
    const count = (which: View) => states.filter((state) => inView(which, state)).length;
    return { all: count('all'), ready: count('ready'), fix: count('fix'), twin: count('twin') };
  }, [standings]);
  const rows = useMemo(() => table.rows.filter((row) => inView(view, standings.get(row.id)?.state)), [table.rows, view, standings]);
  const ticked = useMemo(() => table.rows.filter((row) => isTicked(row, standings.get(row.id))), [table.rows, standings]);
  // What the sheet has, and what is wrong wherever it stands.
  const asking = useMemo(() => [...new Set(table.rows.flatMap((row) => Object.keys(readingOf(row, reader).errors)))].toSorted().join(), [table.rows, reader]);
  const shown = useMemo(
    () => [...firstColumns, ...[...table.columns, ...asking.split(',')].flatMap((name) => (name && isField(name) ? [name] : []))],
    [table.columns, asking],
  );
  const columns = useMemo(() => columnsFor(shown, reader, standing), [shown, reader, standing]);
  const ticks = useMemo(
    () => ({
      isTicked: (row: ClientRow) => isTicked(row, standings.get(row.id)),
      canTick: (row: ClientRow) => standings.get(row.id)?.state === 'ready',
      onTick: (those: readonly ClientRow[], isOn: boolean) => act({ do: 'tick', ids: new Set(those.map(({ id }) => id)), isTicked: isOn }),
      label: (row: ClientRow) => messages.tick(nameOf(row, reader)),
      labelOfAll: messages.tickAll,
      number: ({ place }: ClientRow) => String(place),
    }),
    [standings, reader],
  );
  const leaveOut = useCallback((row: ClientRow) => act({ do: 'leaveOut', ids: new Set([row.id]) }), []);
  const band = useMemo(() => sameEmailBand(standings, leaveOut), [standings, leaveOut]);
  const onChange = (changes: readonly CellChange[]) => {
    const edits = changes.flatMap(({ row, column, text }) => {
      const [now, of] = [rows[row], columns[column]];
      return now && of && isField(of.id) && text !== of.text(now) ? [{ id: now.id, name: of.id, text }] : [];
    });
    const [first] = edits;
    if (!first) return;
    const label = columns.find(({ id }) => id === first.name)?.label ?? '';
    act({ do: 'edit', edits, said: edits.length > 1 ? shared.filled(formatNumber(edits.length), label) : undefined });
  };
  const take = ({ headings, rows: read }: Pick<ClientSheet, 'headings' | 'rows'>, name?: string) => {
    setFileName(name);
    setView('all');
    act({ do: 'sheet', headings, rows: read });
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SheetPicker<ClientSheet>
        read={(file, form) => dataOf(api.POST('/users/imports/sheet', { body: { file }, bodySerializer: () => form }))}
        onSheet={take}
        hint={() => messages.sheetHint}
      >
        <Button
          startIcon={<Download />}
          onClick={() =>
            saveTemplate(
              messages.templateName,
              templateFields,
              templateFields.map((field) => cellText(field, field.example)),
            )
          }
        >
          {messages.template}
        </Button>
      </SheetPicker>
      {table.rows.length === 0 && <PasteRows onSheet={take} />}
      <ImportLine newest={imports.newest} isOurs={imports.isOurs} onUndo={(id) => void imports.undo(id)} />
      {imports.problem && <Note tone="error">{imports.problem}</Note>}
      {table.rows.length === 0 ? (
        <Card>
          <EmptyState icon={<Inbox />} title={messages.none}>
            {messages.noneText}
          </EmptyState>
        </Card>
      ) : (
        <>
          <MapColumns table={table} onMap={(column, field) => act({ do: 'map', column, to: field })} />
          <ChecksLine checks={checks} name={fileName} total={table.rows.length} counts={counts} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Segmented
              label={shared.viewsLabel}
              value={view}
              onChange={setView}
              choices={views.map((id) => ({ id, name: `${shared.views[id]} ${formatNumber(counts[id])}` }))}
            />
            <Actions table={table} act={act} />
          </Box>
          <div>
            {isWide ? (
              <EditableGrid
                label={messages.table(table.rows.length)}
                rows={rows}
                columns={columns}
                ticks={ticks}
                band={band}
                onChange={onChange}
                onUndo={() => act({ do: 'undo' })}
                height="max(320px, calc(100dvh - 420px))"
              />
            ) : (
              <ClientCards
                label={messages.table(table.rows.length)}
                rows={rows}
                shown={columns.map(({ id }) => id).filter(isField)}
                reader={reader}
                ticks={ticks}
                standing={standing}
                onEdit={(row, name, text) => act({ do: 'edit', edits: [{ id: row.id, name, text }] })}
                onLeaveOut={leaveOut}
              />
            )}
            <ImportBar count={ticked.length} isBusy={imports.isBusy} onImport={(isInvited) => void imports.begin(ticked, reader, isInvited)} />
          </div>
        </>
      )}
    </Box>
  );
}

/** A template names what a firm has of its clients in any case; ids of packages and advisors are words of its own. */
const templateFields = clientFields.filter(({ reference }) => reference === undefined);

function Actions({ table, act }: { table: typeof emptyTable; act: (act: TableAct) => void }) {
  return (
    <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2, fontSize: 'var(--fs-dense)', color: 'text.secondary' }}>
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        <kbd>Ctrl D</kbd> {shared.fillKey}
      </Box>
      <span aria-live="polite">{table.said}</span>
      <Button size="small" startIcon={<Undo />} disabled={table.past.length === 0} onClick={() => act({ do: 'undo' })}>
        {shared.undo}
      </Button>
      <Button size="small" color="inherit" onClick={() => act({ do: 'clear' })}>
        {messages.startOver}
      </Button>
    </Box>
  );
}

/** Rows copied from a spreadsheet, with their headings. */
function PasteRows({ onSheet }: { onSheet: (sheet: Pick<ClientSheet, 'headings' | 'rows'>) => void }) {
  const [problem, setProblem] = useState<string>();
  return (
    <Card
      sx={{ p: 3 }}
      onPaste={(event) => {
        event.preventDefault();
        const [headings = [], ...below] = blockOf(event.clipboardData.getData('text/plain'));
        const rows = below.flatMap((cells, index) => (cells.every((cell) => cell.trim() === '') ? [] : [{ row: index + 2, cells }]));
        if (rows.length === 0) setProblem(messages.pasteFailed);
        else onSheet({ headings, rows });
      }}
    >
      <TextField
        label={messages.paste}
        hint={messages.pasteHint}
        value=""
        multiline
        minRows={1}
        onChange={() => setProblem(messages.pasteFailed)}
        {...(problem ? { error: problem } : {})}
      />
    </Card>
  );
}
