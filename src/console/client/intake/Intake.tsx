import ToFix from '@mui/icons-material/ErrorOutlineRounded';
import Ready from '@mui/icons-material/CheckCircleOutlineRounded';
import Twins from '@mui/icons-material/ContentCopyRounded';
import Undo from '@mui/icons-material/UndoRounded';
import Columns from '@mui/icons-material/ViewColumnOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { withPhotoNotes } from '../../../../domain/capture.ts';
import { draftFields } from '../../../../domain/link-sheet.ts';
import { cellText } from '../../../../engine/contract/cells.ts';
import EditableGrid from '../../../../engine/console/grid/EditableGrid.tsx';
import type { CellChange } from '../../../../engine/console/grid/changes.ts';
import { ChoiceMenu } from '../../../../engine/web/ChoiceMenu.tsx';
import { formatNumber } from '../../../../engine/web/format.ts';
import { Restored } from '../../../../engine/web/form/Restored.tsx';
import { useHoldWhile } from '../../../../engine/web/leave.ts';
import { Segmented } from '../../../../engine/web/Segmented.tsx';
import { EmptyState } from '../../../../engine/web/states.tsx';
import { toast } from '../../../../engine/web/toast/toast.ts';
import type { LinkDraft, User } from '../../../../generated/api.ts';
import { dropCaptured, useCaptured } from '../../capture/captured.ts';
import { ChecksLine } from '../../sheet/ChecksLine.tsx';
import { messages as shared } from '../../sheet/messages.ts';
import { isCellName, isTicked, newRow, readingOf, standingsOf, type CarRow, type CellName, type RowState } from './carRows.ts';
import { carTable, emptyTable, type CellEdit } from './carTable.ts';
import CarCards from './CarCards.tsx';
import { Cells, columnsFor, firstColumns } from './columns.tsx';
import { messages } from './messages.ts';
import { PublishBar } from './PublishBar.tsx';
import { useSource } from './SourceTabs.tsx';
import { BatchLine } from './Runs.tsx';
import { CapturedSource, PasteSource, SheetSource } from './Sources.tsx';
import { twinBand } from './TwinBand.tsx';
import { useBatch } from './useBatch.ts';
import { useCarChecks } from './useCarChecks.ts';
import { useKeptRows } from './useKeptRows.ts';
import { usePhotos } from './usePhotos.ts';
import { useWish } from './useWish.ts';

const views = ['all', 'ready', 'fix', 'twin'] as const;
type View = (typeof views)[number];
const signs: Readonly<Partial<Record<View, ReactNode>>> = { ready: <Ready />, fix: <ToFix />, twin: <Twins /> };

const inView = (view: View, state: RowState | undefined): boolean => view === 'all' || state === view || (view === 'twin' && state === 'repeat');

function lookedAtIn(rows: readonly CarRow[]): Set<string> {
  const names = new Set<string>();
  for (const row of rows) for (const name of readingOf(row).looks) names.add(name);
  return names;
}

/** A captured car, or another known one, as the cells of a row. */
const cellsOf = (draft: LinkDraft): Partial<Record<CellName, string>> =>
  Object.fromEntries(
    draftFields.flatMap((field) => (isCellName(field.name) && draft[field.name] ? [[field.name, cellText(field, draft[field.name])] as const] : [])),
  );

/** Cars for one client in one table, whatever they come from: looked over, mended in place, and published with one message. */
export default function Intake({ client }: { client: User }) {
  const [from] = useSource();
  const [table, act] = useReducer(carTable, emptyTable);
  const [fileName, setFileName] = useState<string>();
  const [view, setView] = useState<View>('all');
  const [more, setMore] = useState<readonly CellName[]>([]);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const isWide = useMediaQuery('(min-width: 901px)');
  const wish = useWish(client);
  const captured = useCaptured();
  const checks = useCarChecks(client.id, table.rows, act);
  const batch = useBatch(client, act);
  const photos = usePhotos(act);
  const kept = useKeptRows(client.id, table.rows, act);
  useHoldWhile(batch.isHeld);

  // What was captured comes into the table once, and leaves the device when it is added.
  useEffect(() => {
    if (from !== 'captured') return;
    const urls = new Set(table.rows.map(({ cells }) => cells.url));
    const fresh = captured.filter(({ draft }) => !urls.has(draft.url ?? undefined));
    if (fresh.length > 0) act({ do: 'add', rows: fresh.map((car) => newRow(cellsOf(withPhotoNotes(car, messages.captureNotes)))) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a car that is left out of the table stays out until it is captured again
  }, [from, captured]);

  const standings = useMemo(() => standingsOf(table.rows), [table.rows]);
  const standing = useCallback((row: CarRow) => standings.get(row.id), [standings]);
  const counts = useMemo(() => {
    const sums = { all: standings.size, ready: 0, fix: 0, twin: 0 };
    for (const { state } of standings.values()) {
      if (state === 'ready' || state === 'fix') sums[state] += 1;
      else if (inView('twin', state)) sums.twin += 1;
    }
    return sums;
  }, [standings]);
  const rows = useMemo(
    () => (view === 'all' ? table.rows : table.rows.filter((row) => inView(view, standings.get(row.id)?.state))),
    [table.rows, view, standings],
  );
  const ticked = useMemo(() => table.rows.filter((row) => isTicked(row, standings.get(row.id))), [table.rows, standings]);

  // A field that is wrong, or that its VIN leaves open, is seen wherever it stands.
  const asking = useMemo(() => [...lookedAtIn(table.rows)].filter(isCellName).toSorted().join(), [table.rows]);
  const shown = useMemo(
    () => [...firstColumns, ...[...new Set([...more, ...asking.split(',').filter(isCellName)])].filter((name) => !firstColumns.includes(name))],
    [more, asking],
  );
  const { onPhoto } = photos;
  const columns = useMemo(
    () => columnsFor({ shown, wish, onPhoto }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onPhoto` reads what is there when it is pressed
    [shown, wish],
  );
  const ticks = useMemo(
    () => ({
      isTicked: (row: CarRow) => isTicked(row, standings.get(row.id)),
      canTick: (row: CarRow) => standings.get(row.id)?.state === 'ready',
      onTick: (those: readonly CarRow[], isOn: boolean) => act({ do: 'tick', ids: new Set(those.map(({ id }) => id)), isTicked: isOn }),
      label: (row: CarRow) => messages.tick(readingOf(row).car.title ?? messages.car),
      labelOfAll: messages.tickAll,
    }),
    [standings],
  );
  const leaveOut = useCallback((row: CarRow) => {
    dropCaptured([row.cells.url]);
    act({ do: 'leaveOut', ids: new Set([row.id]) });
  }, []);
  const band = useMemo(() => twinBand(standings, client.first_name, leaveOut), [standings, client.first_name, leaveOut]);
  const onChange = (changes: readonly CellChange[], how: 'typed' | 'filled' | 'pasted' | 'emptied') => {
    const edits = changes.flatMap(({ row, column, text }): CellEdit[] => {
      const name = columns[column]?.id;
      const now = rows[row];
      if (name === undefined || !isCellName(name)) return [];
      // A cell that was only looked at says no more than before.
      if (now && how === 'typed' && text === columns[column]?.text(now)) return [];
      return [{ id: now?.id, fresh: row, name, text }];
    });
    if (edits.length === 0) return;
    const [first] = edits;
    const label = columns.find(({ id }) => id === first?.name)?.label ?? '';
    act({ do: 'edit', edits, said: edits.length > 1 ? shared.filled(formatNumber(edits.length), label) : undefined });
  };
  const onAdd = async (publish: { message: string } | undefined) => {
    await batch.add(ticked, publish);
    dropCaptured(ticked.map(({ cells }) => cells.url));
  };
  const onUndo = async (id: string, total: number, those?: readonly CarRow[]) => {
    const removed = await batch.undo(id, total, those);
    if (removed > 0) toast.success(messages.undone(removed, formatNumber(removed)));
  };
  const take = useCallback((fresh: readonly CarRow[], name?: string) => {
    if (name !== undefined) setFileName(name);
    act({ do: 'add', rows: fresh });
  }, []);

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Restored kept={kept} />
      {from === 'paste' && <PasteSource onRows={take} />}
      {from === 'sheet' && <SheetSource onRows={take} />}
      {from === 'captured' && <CapturedSource clientId={client.id} />}
      <BatchLine
        client={client}
        run={batch.run}
        running={batch.running}
        waiting={batch.waiting}
        lately={batch.lately}
        onStop={batch.stop}
        onShow={batch.showLeftOut}
        onForget={batch.forget}
        onUndo={(...what) => void onUndo(...what)}
        onClose={batch.close}
      />
      <ChecksLine checks={checks} name={fileName} total={table.rows.length} counts={counts} />
      {table.rows.length === 0 ? (
        <Card>
          <EmptyState icon={<Inbox />} title={messages.none}>
            {messages.noneText}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Segmented
              label={shared.viewsLabel}
              value={view}
              onChange={setView}
              choices={views.map((id) => ({ id, sign: signs[id], name: `${shared.views[id]} ${formatNumber(counts[id])}` }))}
            />
            <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2, fontSize: 'var(--fs-dense)', color: 'text.secondary' }}>
              <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
                <kbd>Ctrl D</kbd> {shared.fillKey}
              </Box>
              <span aria-live="polite">{table.said}</span>
              <Button size="small" startIcon={<Undo />} disabled={table.past.length === 0} onClick={() => act({ do: 'undo' })}>
                {shared.undo}
              </Button>
              <IconButton size="small" aria-label={messages.columns} title={messages.columns} onClick={(event) => setMenu(event.currentTarget)}>
                <Columns />
              </IconButton>
            </Box>
          </Box>
          <ChoiceMenu
            open={menu !== null}
            anchor={menu}
            onClose={() => setMenu(null)}
            title={messages.columns}
            entries={draftFields.flatMap(({ name, label }) =>
              isCellName(name) && !firstColumns.includes(name)
                ? [
                    {
                      label,
                      chosen: more.includes(name),
                      onChoose: () => setMore(more.includes(name) ? more.filter((each) => each !== name) : [...more, name]),
                    },
                  ]
                : [],
            )}
          />
          <Cells>
            {isWide ? (
              <EditableGrid
                label={messages.table(table.rows.length)}
                rows={rows}
                columns={columns}
                ticks={ticks}
                band={band}
                onChange={onChange}
                onUndo={() => act({ do: 'undo' })}
                height="max(320px, calc(100dvh - 368px))"
              />
            ) : (
              <CarCards
                label={messages.table(table.rows.length)}
                rows={rows}
                columns={columns}
                ticks={ticks}
                client={client}
                wish={wish}
                standing={standing}
                onEdit={(row, name, text) => act({ do: 'edit', edits: [{ id: row.id, fresh: 0, name, text }] })}
                onLeaveOut={leaveOut}
                onPhoto={onPhoto}
              />
            )}
            <PublishBar client={client} count={ticked.length} isBusy={batch.isBusy} onAdd={(publish) => void onAdd(publish)} />
          </Cells>
        </>
      )}
      <input
        ref={photos.input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          void photos.onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </Box>
  );
}
