import { said } from './said.ts';
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { DashboardListing, StepInProcess } from '../../../generated/api.ts';
import { stepInProcessValues, stepInProcessLabels } from '../../../generated/enums.ts';
import { totalText } from '../../../engine/console/list/total.ts';
import { notLoaded } from '../../../engine/web/problem.ts';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { BoardCard, CardFace } from './BoardCard.tsx';
import { columnPage, useBoardColumns, type BoardColumn } from './boardColumns.ts';
import { messages } from './messages.ts';
import { useCell } from './queries.ts';

const stepOf = (id: UniqueIdentifier | undefined): StepInProcess | undefined => stepInProcessValues.find((step) => step === id);

/** Left and right carry a client from step to step. */
const keyboardMoves: KeyboardCoordinateGetter = (event, { context: { over, active, droppableRects } }) => {
  const by = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return undefined;
  event.preventDefault();
  const at = stepOf(over?.id) ?? stepOf(active?.data.current?.['step']);
  const next = at && stepInProcessValues[stepInProcessValues.indexOf(at) + by];
  const rect = next && droppableRects.get(next);
  return rect ? { x: rect.left + 8, y: rect.top + 44 } : undefined;
};

/** The column under the pointer; by keys, the one the card lies on. */
const columnUnder: CollisionDetection = (args) => (args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args));

/** The clients of the list around by step: dragged, carried by keys, or moved by the menu of each; saved at once, and can be undone. */
export default function WorkBoard({ empty }: { empty: ReactNode }) {
  const { data, error, isPending, refetch } = useListContext();
  const columns = useBoardColumns();
  if (error && !data)
    return (
      <Card>
        <ErrorState title={messages.tableFailed} onRetry={() => void refetch()}>
          {notLoaded(error)}
        </ErrorState>
      </Card>
    );
  if (isPending || !data || !columns)
    return (
      <Loading label={messages.loadingTable}>
        <BoardSkeleton />
      </Loading>
    );
  if (data.length === 0) return <Card>{empty}</Card>;
  return <Board columns={columns} />;
}

const columnsFrame = {
  display: 'flex',
  alignItems: 'stretch',
  gap: 2,
  overflowX: 'auto',
  pb: 2,
  mx: { xs: -4, md: 0 },
  px: { xs: 4, md: 0 },
  scrollSnapType: { xs: 'x proximity', md: 'none' },
} as const;

function Board({ columns }: { columns: readonly BoardColumn[] }) {
  const { change } = useCell();
  const [held, setHeld] = useState<DashboardListing>();
  // A card that changes columns remounts there; keyboard users continue from it.
  const [moved, setMoved] = useState<string>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keyboardMoves }),
  );
  const find = (id: UniqueIdentifier) => columns.flatMap(({ rows }) => rows).find((row) => row.id === id);
  const move = (row: DashboardListing | undefined, step: StepInProcess | undefined) => {
    if (!row || !step || step === row.step_in_process) return;
    setMoved(row.id);
    change({
      id: row.id,
      to: { field: 'step', value: step },
      back: { field: 'step', value: row.step_in_process },
      said: said.step(row.client_name, step),
    });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements: announcementsOf(find), screenReaderInstructions: { draggable: messages.drag.how } }}
      onDragStart={({ active }) => setHeld(find(active.id))}
      onDragCancel={() => setHeld(undefined)}
      onDragEnd={({ active, over }) => {
        setHeld(undefined);
        move(find(active.id), stepOf(over?.id));
      }}
    >
      <Box sx={columnsFrame} role="group" aria-label={messages.asBoard}>
        {columns.map((column) => (
          <Column key={column.step} column={column}>
            {column.rows.map((row) => (
              <BoardCard key={row.id} row={row} leading={row.id === moved} onMove={(next) => move(row, next)} />
            ))}
          </Column>
        ))}
      </Box>
      <DragOverlay dropAnimation={null}>{held && <CardFace row={held} lifted />}</DragOverlay>
    </DndContext>
  );
}

function Column({ column: { step, rows, total, more, retry }, children }: { column: BoardColumn; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: step });
  const name = stepInProcessLabels[step];
  return (
    <Box
      ref={setNodeRef}
      component="section"
      aria-label={messages.column(name, total, totalText(total))}
      sx={{
        flex: 'none',
        // Empty columns give their room to the others.
        width: total === 0 ? 132 : 232,
        minHeight: 220,
        padding: 2,
        border: '1px solid',
        borderColor: isOver ? 'var(--accent)' : 'var(--border)',
        boxShadow: isOver ? '0 0 0 1px var(--accent)' : 'none',
        borderRadius: 'var(--r)',
        background: 'var(--surface-2)',
        scrollSnapAlign: 'start',
        scrollMarginLeft: 16,
      }}
    >
      <Box component="h3" sx={{ display: 'flex', gap: 2, padding: '2px 6px 8px', fontSize: 'var(--fs-dense)', fontWeight: 'var(--w-medium)' }}>
        {name}
        <Box component="span" className="num" sx={{ ml: 'auto', color: 'text.tertiary', fontWeight: 400 }}>
          {totalText(total)}
        </Box>
      </Box>
      {total === 0 && !retry && <Box sx={{ padding: '0 6px', fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>{messages.emptyColumn}</Box>}
      <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
        {children}
      </Box>
      {more && (
        <Button size="small" fullWidth sx={{ mt: 2 }} disabled={more.isBusy} aria-label={messages.moreAt(nextOf(rows.length, total), name)} onClick={more.show}>
          {messages.more(nextOf(rows.length, total))}
        </Button>
      )}
      {retry && (
        <Button size="small" fullWidth sx={{ mt: 2 }} aria-label={messages.retryAt(name)} onClick={retry}>
          {messages.retry}
        </Button>
      )}
    </Box>
  );
}

/** How many the next page of a column brings. */
const nextOf = (shown: number, total: number): number => Math.min(columnPage, total - shown);

/** Screen reader text while a client is dragged. */
function announcementsOf(find: (id: UniqueIdentifier) => DashboardListing | undefined): Announcements {
  const nameOf = (id: UniqueIdentifier) => find(id)?.client_name ?? '';
  const say = (says: (name: string, step: string) => string, id: UniqueIdentifier, over: UniqueIdentifier | undefined) => {
    const step = stepOf(over);
    return step && says(nameOf(id), stepInProcessLabels[step]);
  };
  const { start, over, end, cancel } = messages.drag;
  return {
    onDragStart: ({ active }) => say(start, active.id, find(active.id)?.step_in_process),
    // Over the step they come from, which is where a carried client is at first.
    onDragOver: (event) => say(event.over?.id === find(event.active.id)?.step_in_process ? start : over, event.active.id, event.over?.id),
    onDragEnd: (event) => say(end, event.active.id, event.over?.id) ?? cancel(nameOf(event.active.id)),
    onDragCancel: ({ active }) => cancel(nameOf(active.id)),
  };
}

function BoardSkeleton() {
  return (
    <Box sx={{ ...columnsFrame, overflow: 'hidden' }}>
      {stepInProcessValues.slice(0, 5).map((step, column) => (
        <Box
          key={step}
          sx={{
            flex: 'none',
            width: 232,
            minHeight: 220,
            padding: 2,
            border: '1px solid var(--border)',
            borderRadius: 'var(--r)',
            background: 'var(--surface-2)',
          }}
        >
          <Skeleton width={96} height={14} sx={{ m: '4px 6px 12px' }} />
          <Box sx={{ display: 'grid', gap: 2 }}>
            {Array.from({ length: 1 + ((column * 2) % 3) }, (_, card) => (
              <Card key={card} sx={{ height: 92, p: 3 }}>
                <Skeleton width="60%" height={14} />
              </Card>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
