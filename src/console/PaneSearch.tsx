import Clear from '@mui/icons-material/CloseRounded';
import Search from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { ReactNode } from 'react';

interface PaneSearchProps {
  /** What the list is called, while nothing is searched. */
  title: ReactNode;
  /** Names the field and its button: "Search chats". */
  label: string;
  maxLength: number;
  isOpen: boolean;
  typed: string;
  onType: (typed: string) => void;
  onOpen: () => void;
  onClose: () => void;
  /** Further buttons, after the search's. */
  children?: ReactNode;
}

/** The head of a list beside what is open of it: its name, or the field its rows are searched by. */
export function PaneSearch({ title, label, maxLength, isOpen, typed, onType, onOpen, onClose, children }: PaneSearchProps) {
  return (
    <Box sx={{ height: 52, flex: 'none', display: 'flex', alignItems: 'center', gap: 1, pl: 4, pr: 3, borderBottom: '1px solid var(--border)' }}>
      {isOpen ? (
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
          placeholder={label}
          slotProps={{ input: { 'aria-label': label, type: 'search', maxLength } }}
        />
      ) : (
        <Box component="h1" className="cut" sx={{ typography: 'h4', flex: 1, minWidth: 0 }}>
          {title}
        </Box>
      )}
      <IconButton aria-label={label} aria-expanded={isOpen} onClick={isOpen ? onClose : onOpen}>
        {isOpen ? <Clear /> : <Search />}
      </IconButton>
      {children}
    </Box>
  );
}
