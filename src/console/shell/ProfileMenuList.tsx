import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useContext } from 'react';
import { Link } from 'react-router';
import { namedRegion } from '../../../engine/web/namedRegion.ts';
import { messages } from '../messages.ts';
import { ConsoleContext } from './ConsoleContext.ts';

interface ProfileMenuListProps {
  open: boolean;
  /** The element that opened it. */
  anchor: HTMLElement | null;
  /** What that is called. */
  label: string;
  onClose: () => void;
}

/** The account actions; fetched when they are first opened. */
export default function ProfileMenuList({ open, anchor, label, onClose }: ProfileMenuListProps) {
  const { basename } = useContext(ConsoleContext);
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={namedRegion(label)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MenuItem component={Link} to={`${basename}/profile`} onClick={onClose}>
        {messages.profile}
      </MenuItem>
      <MenuItem component={Link} to="/logout" onClick={onClose}>
        {messages.signOut}
      </MenuItem>
    </Menu>
  );
}
