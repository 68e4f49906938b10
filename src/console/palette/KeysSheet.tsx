import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { isKeyOn, singleKeys } from '../../kit/keys/single-keys.ts';
import { capOf } from '../capOf.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { keys, type KeyGroup } from '../keys.ts';
import { messages } from './messages.ts';

const words = messages.sheet;

/** What each key of a group does; a key without words does not compile. */
const says: { [Group in Exclude<KeyGroup, 'goTo'>]: Readonly<Record<keyof (typeof keys)[Group], string>> } = words;

/** Every key of the console that is on, from the one list; the pages by the names the menu has for them. */
export default function KeysSheet({ pages, onClose }: { pages: ReadonlyMap<string, string>; onClose: () => void }) {
  const linesOf = (group: KeyGroup): [key: string, says: string][] =>
    Object.entries(keys[group]).flatMap(([name, key]): [string, string][] => {
      const label = group === 'goTo' ? pages.get(name) : Reflect.get(says[group], name);
      return label === undefined || !isKeyOn(key) ? [] : [[key, label]];
    });
  // What is turned off is not told as if it did something.
  const groups = (Object.keys(keys) as KeyGroup[]).filter((group) => linesOf(group).length > 0);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title" sx={{ display: 'flex', alignItems: 'center', gap: 3, borderBottom: '1px solid var(--border)' }}>
        {words.title}
        <Box
          component="span"
          sx={{ ml: 'auto', display: 'inline-flex', alignItems: 'center', gap: 3, fontSize: 'var(--fs-small)', fontWeight: 'normal', color: 'text.secondary' }}
        >
          {singleKeys.isOn() ? words.off : words.turnedOff}
          <KeyCaps caps={[['Esc', '']]} />
        </Box>
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ columnCount: { xs: 1, sm: 2, md: 3 }, columnGap: 8, pt: '16px !important' }}>
        {groups.map((group) => (
          <Box key={group} component="section" aria-label={words.groups[group]} sx={{ breakInside: 'avoid', mb: 4 }}>
            <Box component="h3" sx={{ fontSize: 'var(--fs-small)', fontWeight: 'var(--w-medium)', color: 'text.secondary', mb: 1 }}>
              {words.groups[group]}
            </Box>
            <Box component="dl" sx={{ m: 0 }}>
              {linesOf(group).map(([key, label]) => (
                <Box key={`${key} ${label}`} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3, minHeight: 28 }}>
                  <dt>{label}</dt>
                  <Box component="dd" sx={{ m: 0, display: 'flex', gap: '4px', '& kbd': cap }}>
                    {key.split(' ').map((each) => (
                      <kbd key={each}>{capOf(each)}</kbd>
                    ))}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
    </Dialog>
  );
}

const cap = {
  font: 'inherit',
  fontSize: 11,
  lineHeight: '18px',
  padding: '0 6px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r-sm)',
  background: 'var(--surface)',
  color: 'var(--text-2)',
} as const;
