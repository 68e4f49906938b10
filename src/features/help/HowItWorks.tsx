import HelpOutline from '@mui/icons-material/HelpOutlineRounded';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Suspense, useState } from 'react';
import { help } from '../../../domain/brief-texts.ts';
import { BareButton } from '../../../engine/web/PlainButton.tsx';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';

const HowItWorksDialog = lazyScreen(() => import('./HowItWorksDialog.tsx'));

/** Whose screen it is on: each frame has its own strip for it. */
export type HowItWorksPlacement = 'public' | 'client' | 'staff';

/** From here up the gutters beside content 1120 wide have room for the tab. */
const gutterFrom = 1260;
const wide = (from: number) => `@media (min-width: ${from}px)`;
const narrow = '@media (max-width: 900px)';

/**
 * The strip of the frame for the button. Scrolling content never enters it: on a phone it is a bar above the bottom navigation, else a column at the right
 * edge, which the body leaves free if there is no gutter.
 */
const stripSpace: Readonly<Record<HowItWorksPlacement, Record<string, object>>> = {
  public: {
    [`@media (min-width: 901px) and (max-width: ${gutterFrom - 1}px)`]: { ':root': { '--help-side': '44px' } },
    [narrow]: { body: { paddingBottom: '40px' } },
  },
  client: { [`@media (min-width: 901px) and (max-width: ${gutterFrom - 1}px)`]: { ':root': { '--help-side': '44px' } } },
  staff: { [wide(901)]: { ':root': { '--help-side': '44px' } } },
};

/** In a narrow column: the words run upwards. */
const column = {
  right: 0,
  bottom: 24,
  width: 43,
  padding: '14px 0',
  gap: 2,
  flexDirection: 'column',
  borderRadius: 'var(--r) 0 0 var(--r)',
  borderRight: 0,
  '& .text': { writingMode: 'vertical-rl' },
} as const;

/** In the gutter beside the content. */
const tab = {
  right: 0,
  bottom: 88,
  width: 55,
  padding: '10px 6px',
  gap: '4px',
  flexDirection: 'column',
  borderRadius: 'var(--r) 0 0 var(--r)',
  borderRight: 0,
  fontSize: 'var(--fs-small)',
  lineHeight: '16px',
  textAlign: 'center',
  '& .text': { writingMode: 'horizontal-tb' },
} as const;

/** On a phone: the bar itself. */
const bar = {
  right: 0,
  left: 0,
  bottom: 'calc(var(--bottom-bar) + env(safe-area-inset-bottom, 0px))',
  width: 'auto',
  height: 39,
  padding: '0 16px',
  justifyContent: 'flex-end',
  background: 'var(--surface)',
  border: 0,
  borderTop: '1px solid var(--border)',
  borderRadius: 0,
  boxShadow: 'none',
} as const;

/** The button of every screen; opens the brief's modal. Always in sight, over nothing: see `stripSpace`. */
export function HowItWorks({ placement }: { placement: HowItWorksPlacement }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <GlobalStyles styles={stripSpace[placement]} />
      <Box
        component={BareButton}
        type="button"
        aria-haspopup="dialog"
        data-how-it-works={placement}
        // While a menu or dialog is open the page's scrollbar is gone, and MUI widens what has this class by as much, so that nothing moves.
        className="mui-fixed"
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          zIndex: 19,
          boxSizing: 'content-box',
          background: 'var(--raised)',
          border: '1px solid var(--border)',
          boxShadow: 'var(--e1)',
          color: 'var(--text)',
          fontFamily: 'inherit',
          fontSize: 'var(--fs-ui)',
          fontWeight: 'var(--w-medium)',
          transition: 'border-color var(--t-fast) var(--ease)',
          '& .MuiSvgIcon-root': { color: 'var(--accent)' },
          '&:hover': { borderColor: 'var(--border-strong)' },
          ...column,
          ...(placement === 'staff' ? {} : { [wide(gutterFrom)]: tab }),
          [narrow]: { ...bar, flexDirection: 'row', '& .text': { writingMode: 'horizontal-tb' } },
          '@media print': { display: 'none' },
        }}
      >
        <HelpOutline aria-hidden="true" />
        <span className="text">{help.button}</span>
      </Box>
      {open && (
        <Suspense>
          <HowItWorksDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
