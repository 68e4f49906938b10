import CloseIcon from '@mui/icons-material/CloseRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type KeyboardEvent } from 'react';
import { useWaitingEnter } from '../../../engine/web/fields/useWaitingEnter.ts';
import { useTypedAhead } from '../../kit/keys/typedAhead.ts';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { messages } from './messages.ts';
import { PaletteList } from './PaletteList.tsx';
import { useEntries } from './useEntries.tsx';

/**
 * Finds everything the person may see and runs every command the contract gives them. A combobox: the first entry is marked at once, arrows move the mark,
 * Enter opens it (also when it is pressed before the answer is here), Tab goes to the commands, the first of which are buttons of the best hit, Escape closes.
 */
export default function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const list = useId();
  const [text, setText] = useState('');
  useTypedAhead((typed) => setText((before) => before + typed));
  // The mark stays on what it is on while more is found.
  const [marked, setMarked] = useState<string>();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const change = (next: string) => {
    setText(next);
    setMarked(undefined);
  };
  const { entries, status, words, isSearching } = useEntries(text, change);
  const waitingEnter = useWaitingEnter(isSearching && entries.length === 0);
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === marked),
  );
  const current = entries[at];

  const open = ({ run, keepsOpen }: (typeof entries)[number]) => {
    if (!keepsOpen) onClose();
    run();
  };
  const move = (to: number) => setMarked(entries[(to + entries.length) % entries.length]?.id);
  /** From line to line: the buttons of a hit are not among them. */
  const moveLine = (by: 1 | -1) => {
    let to = at;
    do to = (to + by + entries.length) % entries.length;
    while (entries[to]?.act !== undefined);
    move(to);
  };
  /** From button to button of a hit, where one is marked. */
  const moveAct = (by: 1 | -1) => entries[at + by]?.act !== undefined && move(at + by);
  const toCommands = () => {
    const first = entries.findIndex(({ isCommand }) => isCommand);
    if (first >= 0) move(current?.isCommand ? 0 : first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '?' && text === '') {
      event.preventDefault();
      return onKeys();
    }
    const act = {
      ArrowDown: () => moveLine(1),
      ArrowUp: () => moveLine(-1),
      ...(current?.act === undefined ? {} : { ArrowRight: () => moveAct(1), ArrowLeft: () => moveAct(-1) }),
      Home: () => move(0),
      End: () => move(-1),
      Tab: toCommands,
      Enter: () => current && open(current),
    }[event.key];
    // Home and End move within the text while there is nothing to move to; a word being composed takes its own Enter.
    if (!act || event.shiftKey || entries.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      maxWidth={false}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      // On the paper, which is the dialog to screen readers: on the root a name would be lost.
      slotProps={{
        paper: {
          'aria-label': messages.label,
          'aria-labelledby': undefined,
          sx: isPhone ? {} : { width: 640, maxWidth: 'calc(100vw - 32px)', mt: '72px', maxHeight: 'calc(100vh - 144px)', overflow: 'hidden' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pr: 3, flex: 'none', borderBottom: '1px solid var(--border)' }}>
        <OutlinedInput
          autoFocus
          fullWidth
          placeholder={messages.hint}
          startAdornment={<SearchIcon aria-hidden="true" sx={{ color: 'text.secondary', mr: 3 }} />}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          {...waitingEnter}
          slotProps={{
            input: {
              role: 'combobox',
              autoComplete: 'off',
              'aria-label': messages.label,
              'aria-autocomplete': 'list',
              'aria-expanded': entries.length > 0,
              'aria-controls': list,
              'aria-activedescendant': current ? `${list}-${at}` : undefined,
            },
          }}
          sx={{ minHeight: '52px !important', fontSize: 'var(--fs-body)', '& .MuiOutlinedInput-notchedOutline': { border: 0 } }}
        />
        <Box aria-hidden="true" sx={{ display: { xs: 'none', sm: 'block' } }}>
          <KeyCaps caps={[['Esc', '']]} />
        </Box>
        <IconButton aria-label={messages.close} onClick={onClose} sx={{ display: { sm: 'none' } }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <PaletteList id={list} entries={entries} at={at} status={status} words={words} onOpen={open} onMark={setMarked} />
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          alignItems: 'center',
          flex: 'none',
          px: 4,
          py: 2,
          borderTop: '1px solid var(--border)',
          background: 'var(--surface-2)',
        }}
      >
        <KeyCaps
          caps={[
            ['↑ ↓', messages.foot.move],
            ['↵', messages.foot.open],
            ['Tab', messages.foot.commands],
            [messages.commandsOnly, messages.foot.only],
          ]}
        />
        <Box
          component="button"
          type="button"
          onClick={onKeys}
          sx={{ ml: 'auto', border: 0, background: 'none', p: 0, font: 'inherit', cursor: 'pointer', minHeight: 24 }}
        >
          {singleKeys.isOn() ? <KeyCaps caps={[['?', messages.foot.keys]]} /> : messages.foot.keys}
        </Box>
      </Box>
    </Dialog>
  );
}
