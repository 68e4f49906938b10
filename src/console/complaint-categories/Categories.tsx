import { closestCenter, DndContext, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors, type Announcements } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Add from '@mui/icons-material/AddRounded';
import Flag from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { EmptyState } from '../../../engine/web/states.tsx';
import type { ComplaintCategory } from '../../../generated/api.ts';
import { StudioSection } from '../settings/studio/StudioSection.tsx';
import { CategoryRow, type RowPart } from './CategoryRow.tsx';
import { ClientChoice } from './ClientChoice.tsx';
import { InUse } from './InUse.tsx';
import { messages } from './messages.ts';
import { NameForm } from './NameForm.tsx';
import { useCategories } from './useCategories.ts';

/** The categories in their order, beside what a client chooses from. */
export function Categories({ categories }: { categories: readonly ComplaintCategory[] }) {
  const [leaving, setLeaving] = useState<string>();
  return <Editor categories={categories} leaving={leaving} onLeaving={setLeaving} />;
}

interface EditorProps {
  categories: readonly ComplaintCategory[];
  /** The key of the one whose removal is being decided. */
  leaving: string | undefined;
  onLeaving: (id: string | undefined) => void;
}

function Editor({ categories, leaving, onLeaving }: EditorProps) {
  const { move, remove, refresh } = useCategories();
  /** The one that is renamed; '' for a new one. */
  const [named, setNamed] = useState<string>();
  const [focused, setFocused] = useState<{ id: string; part: RowPart }>();
  const addButton = useRef<HTMLButtonElement>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const put = (id: unknown, overId: unknown) => {
    const category = categories.find((one) => one.id === id);
    const place = categories.findIndex((one) => one.id === overId) + 1;
    if (!category || place === 0 || category.id === overId) return;
    move.mutate({ id: category.id, position: place });
  };
  const open = (id: string | undefined) => {
    setFocused(undefined);
    onLeaving(undefined);
    setNamed(id);
  };
  const close = (id: string, part: RowPart) => {
    onLeaving(undefined);
    setNamed(undefined);
    if (id === '') addButton.current?.focus();
    else setFocused({ id, part });
  };
  const take = (category: ComplaintCategory, to?: ComplaintCategory) =>
    remove.mutate(
      { category, to },
      {
        onSuccess: () => {
          onLeaving(undefined);
          addButton.current?.focus();
        },
      },
    );
  const ask = (category: ComplaintCategory) => {
    open(undefined);
    if ((category.complaints ?? 0) === 0) take(category);
    else onLeaving(category.id);
  };
  return (
    <StudioSection
      id="complaint-categories"
      bare
      lead={messages.lead}
      action={
        <Button ref={addButton} size="small" startIcon={<Add />} onClick={() => open('')}>
          {messages.add}
        </Button>
      }
      preview={{ title: messages.preview, shown: <ClientChoice categories={categories} leaving={leaving} /> }}
    >
      {categories.length === 0 && named === undefined && (
        <EmptyState icon={<Flag />} title={messages.none}>
          {messages.noneHint}
        </EmptyState>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: announcementsOf(categories), screenReaderInstructions: { draggable: messages.how } }}
        onDragEnd={({ active, over }) => put(active.id, over?.id)}
      >
        <SortableContext items={categories.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {categories.map((category) => (
              <CategoryRow
                key={category.id}
                category={category}
                count={category.complaints ?? 0}
                leaving={leaving === category.id}
                isLast={categories.length === 1}
                focused={focused?.id === category.id ? focused.part : undefined}
                onRename={() => open(category.id)}
                onRemove={() => ask(category)}
                form={named === category.id && <NameForm category={category} onSaved={() => void refresh()} onClose={() => close(category.id, 'name')} />}
                below={
                  leaving === category.id && (
                    <InUse
                      category={category}
                      count={category.complaints ?? 0}
                      others={categories.filter(({ id }) => id !== category.id)}
                      busy={remove.isPending}
                      onMove={(to) => take(category, to)}
                      onKeep={() => close(category.id, 'remove')}
                    />
                  )
                }
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      {named === '' && (
        <Box sx={{ px: { xs: 2, sm: 4 }, borderTop: '1px solid var(--border-soft)' }}>
          <NameForm onSaved={() => void refresh()} onClose={() => close('', 'name')} />
        </Box>
      )}
      {categories.length === 1 && <Box sx={{ px: { xs: 2, sm: 4 }, py: 3, color: 'text.secondary' }}>{messages.lastStays}</Box>}
    </StudioSection>
  );
}

/** What a screen reader says while one is carried. */
function announcementsOf(categories: readonly ComplaintCategory[]): Announcements {
  const nameOf = (id: unknown) => categories.find((one) => one.id === id)?.name ?? '';
  const placed = (says: typeof messages.over, id: unknown, over: unknown) =>
    says(nameOf(id), categories.findIndex((one) => one.id === over) + 1, categories.length);
  return {
    onDragStart: ({ active }) => messages.lifted(nameOf(active.id)),
    onDragOver: ({ active, over }) => (over ? placed(messages.over, active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over && over.id !== active.id ? placed(messages.moved, active.id, over.id) : messages.notMoved(nameOf(active.id))),
    onDragCancel: ({ active }) => messages.notMoved(nameOf(active.id)),
  };
}
