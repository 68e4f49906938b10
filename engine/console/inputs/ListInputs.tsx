import Add from '@mui/icons-material/AddRounded';
import Close from '@mui/icons-material/CloseRounded';
import Down from '@mui/icons-material/KeyboardArrowDownRounded';
import Up from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState, type ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldFrame } from '../../web/fields/FieldFrame.tsx';
import { messages as shared } from '../../web/messages.ts';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { begunForm } from '../../contract/object-form.ts';
import { messages } from '../messages.ts';
import type { InputProps } from '../overrides.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { emptyValue } from './inputKind.ts';
import { useInnerInput } from './nested.ts';
import { useFieldInput } from './useFieldInput.ts';
import { unseen } from '../../web/theme/unseen.ts';

/** A list of values or of records, to add to, take from and put in order. */
export function ListInput({ field, source }: InputProps) {
  const { change, frame } = useFieldInput(field, source);
  const { getValues } = useFormContext();
  const watched: unknown = useWatch({ name: source });
  const count = Array.isArray(watched) ? watched.length : 0;
  const rows = useRowKeys(count);
  const shape = field.items;
  if (!shape) return null;
  const full = field.rules.maxItems !== undefined && count >= field.rules.maxItems;
  // Items write to their own names below the list's, so the form's values are read, not remembered.
  const reorder = (rearrange: <Entry>(entries: readonly Entry[]) => Entry[]) => {
    const items: unknown = getValues(source);
    rows.rearrange(rearrange);
    change(rearrange(Array.isArray(items) ? items : []));
  };
  const move = (from: number, to: number) => reorder((entries) => entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1)));
  const add = () => {
    const items: unknown = getValues(source);
    change([...(Array.isArray(items) ? items : []), firstValue(shape)]);
  };
  return (
    <FieldFrame {...frame} group>
      {(control) => (
        <Box id={control.id} tabIndex={-1} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'start' }}>
          {rows.keys.map((key, index) => (
            <Item
              key={key}
              content={`${key}-${index}`}
              shape={shape}
              source={`${source}.${index}`}
              position={index + 1}
              {...(index > 0 ? { onUp: () => move(index, index - 1) } : {})}
              {...(index < count - 1 ? { onDown: () => move(index, index + 1) } : {})}
              onRemove={() => reorder((entries) => entries.toSpliced(index, 1))}
            />
          ))}
          <Button variant="outlined" size="small" startIcon={<Add />} disabled={full} onClick={add}>
            {messages.addItem(shape.label)}
          </Button>
        </Box>
      )}
    </FieldFrame>
  );
}

/** A key for each row that goes with it when rows move, so that the focus stays on the button pressed. */
function useRowKeys(count: number) {
  const [{ keys, made }, setRows] = useState<{ keys: readonly number[]; made: number }>({ keys: [], made: 0 });
  const missing = Math.max(0, count - keys.length);
  const shown = keys.length === count ? keys : [...keys.slice(0, count), ...Array.from({ length: missing }, (_row, index) => made + index)];
  if (shown !== keys) setRows({ keys: shown, made: made + missing });
  return {
    keys: shown,
    rearrange: (rearrange: (entries: readonly number[]) => number[]) => setRows({ keys: rearrange(shown), made: made + missing }),
  };
}

interface ItemProps {
  /** Changes with the item's position, so that its inputs reread their values. */
  content: string;
  shape: FieldDescriptor;
  source: string;
  position: number;
  onUp?: () => void;
  onDown?: () => void;
  onRemove: () => void;
}

function Item({ content, shape, source, position, onUp, onDown, onRemove }: ItemProps) {
  const label = messages.item(shape.label, position);
  const isGroup = shape.kind === 'object';
  // A form is chosen for each; which one says its own name.
  const input = useInnerInput();
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        gap: 1,
        width: '100%',
        alignItems: 'flex-start',
        ...(isGroup ? { border: '1px solid var(--border)', borderRadius: 'var(--r)', p: 3 } : {}),
      }}
    >
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          ...(isGroup
            ? {}
            : {
                // The group's name says the same, and its position.
                '& .label': unseen,
              }),
        }}
      >
        {isGroup && !shape.forms ? (
          <FieldGrid key={content} fields={shape.fields ?? []} source={source} />
        ) : (
          input({ field: { ...shape, label }, source }, content)
        )}
      </Box>
      <ItemButton label={messages.moveUp(label)} icon={<Up />} {...(onUp ? { onClick: onUp } : {})} />
      <ItemButton label={messages.moveDown(label)} icon={<Down />} {...(onDown ? { onClick: onDown } : {})} />
      <ItemButton label={shared.removeItem(label)} icon={<Close />} onClick={onRemove} />
    </Box>
  );
}

function ItemButton({ label, icon, onClick }: { label: string; icon: ReactElement; onClick?: () => void }) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={!onClick} onClick={onClick}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** The initial value of a new item. */
function firstValue(shape: FieldDescriptor): unknown {
  const [form] = shape.forms ?? [];
  if (form) return begunForm(form, emptyValue);
  if (shape.kind === 'object') return Object.fromEntries((shape.fields ?? []).map((field) => [field.name, emptyValue(field)]));
  return shape.default ?? (shape.kind === 'boolean' ? false : shape.kind === 'integer' || shape.kind === 'number' || shape.kind === 'cents' ? null : '');
}
