import Key from '@mui/icons-material/KeyOutlined';
import Phone from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SecondFactorAdded } from '../../../generated/api.ts';
import { AddApp } from '../../features/second-factor/AddApp.tsx';
import { AddPasskey } from '../../features/second-factor/AddPasskey.tsx';
import { hasPasskeys } from '../../features/second-factor/calls.ts';
import { messages } from '../../features/second-factor/messages.ts';
import { RecoveryCodes } from '../../features/second-factor/RecoveryCodes.tsx';

const words = messages.setUp;

interface Choice {
  kind: 'passkey' | 'app';
  icon: ReactNode;
  name: string;
  text: string;
}

const choices: readonly Choice[] = [
  { kind: 'passkey', icon: <Key />, name: words.passkey, text: words.passkeyText },
  { kind: 'app', icon: <Phone />, name: words.app, text: words.appText },
];

/** The first second step of an account: which one, setting it up, and its recovery codes. */
export default function SetUp({ email, onDone }: { email: string; onDone: () => void }) {
  const [kind, setKind] = useState<Choice['kind'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const onAdded = ({ recovery_codes }: SecondFactorAdded) => (recovery_codes.length > 0 ? setCodes(recovery_codes) : onDone());
  if (codes !== null) return <RecoveryCodes codes={codes} email={email} onSaved={onDone} />;
  if (kind === null) {
    return (
      <Box component="section" aria-label={words.choose} sx={{ display: 'grid', gap: 3 }}>
        {choices
          .filter((choice) => choice.kind !== 'passkey' || hasPasskeys())
          .map((choice) => (
            <Tile key={choice.kind} choice={choice} onClick={() => setKind(choice.kind)} />
          ))}
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {kind === 'passkey' ? <AddPasskey onAdded={onAdded} /> : <AddApp onAdded={onAdded} />}
      <Box>
        <Button variant="text" onClick={() => setKind(null)}>
          {words.back}
        </Button>
      </Box>
    </Box>
  );
}

function Tile({ choice, onClick }: { choice: Choice; onClick: () => void }) {
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 3,
        minHeight: 64,
        p: '12px 16px',
        textAlign: 'left',
        border: '1px solid var(--border-strong)',
        borderRadius: 'var(--r)',
        '&:hover': { background: 'var(--hover)' },
        '& > svg': { color: 'text.secondary' },
      }}
    >
      {choice.icon}
      <span>
        <Box component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
          {choice.name}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)' }}>
          {choice.text}
        </Box>
      </span>
    </ButtonBase>
  );
}
