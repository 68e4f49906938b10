import More from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { ChoiceMenu } from '../../web/ChoiceMenu.tsx';
import type { ActionDescriptor } from '../../contract/descriptor.ts';
import { useActionStarter } from './useActionStarter.tsx';

/** Something else to choose besides the contract's actions. */
export interface MenuEntry {
  label: string;
  onClick: () => void;
  danger?: boolean;
}

interface ActionMenuProps {
  actions: readonly ActionDescriptor[];
  record: RaRecord;
  /** Names the button: "More for FALL100". */
  label: string;
  /** Further entries, after the actions. */
  entries?: readonly MenuEntry[];
}

const noEntries: readonly MenuEntry[] = [];

/** The actions of a record behind three dots. */
export function ActionMenu({ actions, record, label, entries = noEntries }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { start, pending, dialog } = useActionStarter({ record });
  const all: MenuEntry[] = [
    ...actions.map((action) => ({ label: action.label, onClick: () => start(action), danger: action.method === 'delete' })),
    ...entries,
  ];
  const isEmpty = all.length === 0;
  // What it did may have ended its last action: what it still shows of that stays where it is.
  return (
    <>
      {!isEmpty && (
        <IconButton
          aria-label={label}
          title={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={pending}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <More />
        </IconButton>
      )}
      <ChoiceMenu
        open={anchor !== null && !isEmpty}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        region={label}
        fromRight
        entries={all.map(({ label: entry, onClick, danger = false }) => ({ label: entry, onChoose: onClick, destructive: danger }))}
      />
      {dialog}
    </>
  );
}
